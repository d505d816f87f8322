/** A game's rules for players (Markdown with numbers) as sections and numbered rules. */

export type Span =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "strong" | "em" | "code"; readonly text: string };

export type Block =
  | { readonly type: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly type: "paragraph"; readonly spans: readonly Span[] }
  | { readonly type: "list"; readonly ordered: boolean; readonly items: readonly Span[][] }
  | {
      readonly type: "table";
      readonly head: readonly Span[][];
      readonly rows: readonly Span[][][];
    };

/** The text under one number: "4.3.1", or "" before the first. */
export interface Rule {
  readonly number: string;
  readonly blocks: readonly Block[];
  readonly plain: string; // text to search in
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ type: "text", text: text.slice(from, match.index) });
    const [, strong, em, code = ""] = match;
    if (strong) spans.push({ type: "strong", text: strong });
    else if (em) spans.push({ type: "em", text: em });
    else spans.push({ type: "code", text: code });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ type: "text", text: text.slice(from) });
  return spans;
}

/** Pieces of a text, those that are the number of a rule with that number: "see 4.3". */
export function linkedParts(text: string): { text: string; rule: string }[] {
  return text
    .split(/(?<![\d.,])(\d+\.\d+(?:\.\d+)*)(?![\d%])/)
    .map((part, index) => ({ text: part, rule: index % 2 === 1 ? part : "" }));
}

function cellsOf(line: string): Span[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spansOf(cell.trim()));
}

/** One block of Markdown: text between two empty lines. */
function blockOf(text: string): Block {
  const [, marks, title = ""] = /^(#+) (.*)$/.exec(text) ?? [];
  if (marks) return { type: "heading", level: marks.length, spans: spansOf(title) };
  if (text.startsWith("|")) {
    const [head = "", , ...rows] = text.split("\n"); // the second line is a ruler
    return { type: "table", head: cellsOf(head), rows: rows.map(cellsOf) };
  }
  const marker = /^(?:- |(\d+)\. )/.exec(text);
  if (marker) {
    const items = text.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(?:- |\d+\. )/, ""));
    return {
      type: "list",
      ordered: marker[1] !== undefined,
      items: items.map((item) => spansOf(item.replace(/\n\s*/g, " "))),
    };
  }
  return { type: "paragraph", spans: spansOf(text.replaceAll("\n", " ")) };
}

const RULE_NUMBER = /^\*\*(\d+(?:\.\d+)+)\*\*\s*/;
const HEADING_NUMBER = /^#{3,} (\d+(?:\.\d+)+)\s+/;

export function readRules(markdown: string): readonly Section[] {
  const sections: { number: string; title: string; rules: Mutable[] }[] = [];
  let rules: Mutable[] = []; // of the newest section
  const begin = (number: string, title: string): void => {
    rules = [emptyRule(number)];
    sections.push({ number, title, rules });
  };
  for (const text of markdown.trim().split(/\n{2,}/)) {
    const [heading, number = "", title = ""] = /^##? (?:(\d+)\. )?(.*)$/.exec(text) ?? [];
    if (heading !== undefined) {
      begin(number, title);
      continue;
    }
    if (sections.length === 0) begin("", "");
    const own = RULE_NUMBER.exec(text)?.[1] ?? HEADING_NUMBER.exec(text)?.[1];
    if (own) rules.push(emptyRule(own));
    const rule = rules.at(-1);
    rule?.blocks.push(blockOf(text.replace(RULE_NUMBER, "").replace(HEADING_NUMBER, "### ")));
    if (rule) rule.plain += plain(text);
  }
  return sections.map((one) => ({ ...one, rules: one.rules.filter((it) => it.blocks.length > 0) }));
}

interface Mutable {
  number: string;
  blocks: Block[];
  plain: string;
}

function emptyRule(number: string): Mutable {
  return { number, blocks: [], plain: "" };
}

function plain(text: string): string {
  return `${text.replace(/[*|#`]/g, "")}\n`;
}

/** The number of a rule without the game's letter: "4.3.1" of "F4.3.1". */
export function ruleNumber(rule: string): string {
  return rule.replace(/^[A-Za-z]+/, "");
}

export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The rules that contain every word, in the order of the book. Case and accents do not matter. */
export function searchRules(sections: readonly Section[], words: string): readonly Rule[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return sections
    .flatMap((section) => section.rules)
    .filter((found) => {
      const text = folded(`${found.number} ${found.plain}`);
      return wanted.every((word) => text.includes(word));
    });
}

/** The rule with this number, or the nearest above it: "4.3" for an unknown "4.3.9". */
export function findRule(sections: readonly Section[], number: string): Rule | null {
  const rules = sections.flatMap((section) => section.rules);
  for (let asked = number; asked; asked = asked.slice(0, Math.max(asked.lastIndexOf("."), 0))) {
    const found =
      rules.find((one) => one.number === asked) ??
      rules.find((one) => one.number.startsWith(`${asked}.`));
    if (found) return found;
  }
  return null;
}

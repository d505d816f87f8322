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

/** What stands under one number: "4.3.1", or "" before the first. */
export interface Rule {
  readonly number: string;
  readonly blocks: readonly Block[];
  readonly plain: string; // for the search
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
    if (match[1]) spans.push({ type: "strong", text: match[1] });
    else if (match[2]) spans.push({ type: "em", text: match[2] });
    else spans.push({ type: "code", text: match[3]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ type: "text", text: text.slice(from) });
  return spans;
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
  const lines = text.split("\n");
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading) return { type: "heading", level: heading[1]!.length, spans: spansOf(heading[2]!) };
  if (lines[0]!.startsWith("|")) {
    return { type: "table", head: cellsOf(lines[0]!), rows: lines.slice(2).map(cellsOf) };
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
  return { type: "paragraph", spans: spansOf(lines.join(" ")) };
}

const RULE_NUMBER = /^\*\*(\d+(?:\.\d+)+)\*\*\s*/;
const HEADING_NUMBER = /^#{3,} (\d+(?:\.\d+)+)\s+/;

export function readRules(markdown: string): readonly Section[] {
  const sections: { number: string; title: string; rules: Mutable[] }[] = [];
  for (const text of markdown.trim().split(/\n{2,}/)) {
    const title = /^# (.*)$/.exec(text);
    const section = /^## (?:(\d+)\. )?(.*)$/.exec(text);
    if (title || section) {
      const number = section?.[1] ?? "";
      sections.push({ number, title: section?.[2] ?? title![1]!, rules: [rule(number)] });
      continue;
    }
    if (sections.length === 0) sections.push({ number: "", title: "", rules: [rule("")] });
    const rules = sections.at(-1)!.rules;
    const number = RULE_NUMBER.exec(text)?.[1] ?? HEADING_NUMBER.exec(text)?.[1];
    if (number) rules.push(rule(number));
    rules
      .at(-1)!
      .blocks.push(blockOf(text.replace(RULE_NUMBER, "").replace(HEADING_NUMBER, "### ")));
    rules.at(-1)!.plain += plain(text);
  }
  return sections.map((one) => ({ ...one, rules: one.rules.filter((it) => it.blocks.length > 0) }));
}

interface Mutable {
  number: string;
  blocks: Block[];
  plain: string;
}

function rule(number: string): Mutable {
  return { number, blocks: [], plain: "" };
}

function plain(text: string): string {
  return text.replace(/[*|#`]/g, "") + "\n";
}

/** The number of a rule without the game's letter: "4.3.1" of "F4.3.1". */
export function ruleNumber(rule: string): string {
  return rule.replace(/^[A-Za-z]+/, "");
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The rules that hold every word, in order of the book. Case and accents do not matter. */
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

/** What boards say: the same ids in every language, all of them used, and none missing. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/texts/catalogue";

const SRC = `${import.meta.dirname}/../../src`;
const ENGINE = `${SRC}/../../src/iteru`;
const read = (file: string): string => readFileSync(file, "utf8");

const FILES = readdirSync(`${SRC}/games`, { recursive: true, encoding: "utf8" });
const GAMES = FILES.filter((file) => /^\w+\/index\.ts$/.test(file)).map(gameOf);

function gameOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** The ids of a Fluent file, in its order. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
}

/** Whatever the code of a board says in quotes and may be an id. What is filled in stays:
 *  "nobles-${id}-text". */
const QUOTED = /["'`]([a-z]\w*(?:-(?:[\w-]|\$\{[^}]+\})+)?)["'`]/g;
const FILLED_IN = /\$\{[^}]+\}/g;
/** Here a name that is filled in as a whole is one that the same file spells out. */
const SPELT_OUT = /^((?:board|terms)-)\$\{[^}]+\}$/;

interface Said {
  readonly text: string;
  /** What else is quoted in the same file. */
  readonly beside: readonly string[];
}

function saidBy(game: string): Said[] {
  const code = FILES.filter((file) => gameOf(file) === game && /\.(ts|svelte|json)$/.test(file));
  return code.flatMap((file) => {
    const quoted = [...read(`${SRC}/games/${file}`).matchAll(QUOTED)].map(([, text]) => text ?? "");
    return quoted.map((text) => ({ text, beside: quoted }));
  });
}

function matching(text: string, filledIn: string): RegExp {
  return new RegExp(`^${text.replace(FILLED_IN, filledIn)}$`);
}

/** The ids that are meant by what a board says, and those that its texts quote. */
function isUsed(said: readonly Said[], texts: string): (id: string) => boolean {
  const ids = new Set([...texts.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id));
  const patterns = new Set<string>();
  for (const { text, beside } of said) {
    const [, prefix] = SPELT_OUT.exec(text) ?? [];
    if (prefix !== undefined) for (const name of beside) ids.add(prefix + name);
    else if (text.includes("${")) patterns.add(text);
    else ids.add(text);
  }
  const filled = [...patterns].map((text) => matching(text, "\\w+"));
  return (id) => ids.has(id) || filled.some((pattern) => pattern.test(id));
}

describe.each(GAMES)("%s", (game) => {
  const [english = "", ...others] = LANGUAGES.map((language) =>
    read(`${SRC}/games/${game}/texts/${language}.ftl`),
  );
  const ids = idsIn(english);
  const said = saidBy(game);

  test("has the same texts in all languages, in the same order", () => {
    expect(ids.length).toBeGreaterThan(0);
    for (const other of others) expect(idsIn(other)).toEqual(ids);
  });

  test("uses every text of its board", () => {
    const used = isUsed(said, english);
    expect(ids.filter((id) => !used(id))).toEqual([]);
  });

  test("has every text that its board asks for", () => {
    const engine = ["texts", `games/${game}/texts`].map((folder) => `${ENGINE}/${folder}/en.ftl`);
    const known = [...ids, ...engine.flatMap((file) => idsIn(read(file)))];
    const kinds = new Set(ids.map((id) => `${id.split("-")[0] ?? ""}-`));
    const asked = said.filter(({ text }) => [...kinds].some((kind) => text.startsWith(kind)));
    const missing = asked.filter(({ text }) => {
      const pattern = matching(text, "[\\w-]+");
      return !known.some((id) => pattern.test(id));
    });
    expect(missing.map(({ text }) => text)).toEqual([]);
  });
});

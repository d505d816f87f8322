/**
 * Refuses literal colours: they come from src/styles/tokens.css or from a game's pigments.css, so
 * that day, night and high contrast are thought of in one place.
 *
 * `node lint/colours.ts` looks through src and dev.
 */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join, relative } from "node:path";

const PALETTES = /(^|\/)(tokens|pigments)\.css$/;
const SOURCES = /\.(svelte|css|ts)$/;

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:"'`])\/\/[^\n]*/g;
const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\w|-)/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const NAMES =
  "white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|" +
  "maroon|olive|lime|aqua|cyan|magenta|fuchsia|beige|ivory|tan|crimson|tomato|wheat|snow|linen";
/** As the value of a colour: of a property of CSS or SVG, of an attribute, of an object of ours. */
const PROPERTY =
  "--[\\w-]+|[\\w-]*(?:color|colour|background|fill|stroke|border|outline|shadow)(?:-\\w+)?|cut|on";
const NAMED = new RegExp(
  `(?<![\\w-])(?:${PROPERTY})(?:="|='|=\\{["']|: *["']?)(?:[^;"'{}\\n]* )?(${NAMES})(?![-\\w(])`,
  "g",
);

export interface Literal {
  readonly line: number;
  readonly colour: string;
}

/** The literal colours of a source, with their lines. */
export function literalColours(source: string): Literal[] {
  // Comments keep their line ends, so that lines stay what they are.
  const code = source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, " "));
  const found: Literal[] = [];
  for (const pattern of [HEX, FUNCTION, NAMED]) {
    for (const match of code.matchAll(pattern)) {
      const line = code.slice(0, match.index + match[0].length).split("\n").length;
      found.push({ line, colour: match[1] ?? match[0] });
    }
  }
  return found.toSorted((one, other) => one.line - other.line);
}

/** The names of colours and sizes that sources use and none of them declares. */
export function unknownNames(sources: readonly string[]): string[] {
  const all = sources.join("\n");
  const declared = new Set(all.match(/--[\w-]+(?=\s*:)|(?<=style:)--[\w-]+/g));
  const used = new Set(all.match(/(?<=var\()--[\w-]+(?=\s*[,)])/g));
  return [...used].filter((name) => !declared.has(name)).toSorted();
}

/** The sources below a folder, by their paths. */
function sourcesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCES.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
}

function main(): void {
  const root = join(import.meta.dirname, "..");
  const sources = new Map(["src", "dev"].flatMap((name) => [...sourcesBelow(join(root, name))]));
  const literals = [...sources]
    .filter(([file]) => !PALETTES.test(file))
    .flatMap(([file, source]) =>
      literalColours(source).map(
        ({ line, colour }) => `${relative(root, file)}:${line}: ${colour} is a literal colour`,
      ),
    );
  const unknown = unknownNames([...sources.values()]).map((name) => `${name} is declared nowhere`);
  const faults = [...literals, ...unknown];
  if (faults.length === 0) return;
  console.error(faults.join("\n"));
  console.error("Colours have their names in tokens.css or in the pigments.css of a game.");
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

/**
 * Refuses text in pixels, which does not grow with the size of text that a person has set: sizes are
 * in rem or by their tokens, with a cap (`min(1rem, 17px)`) where a box has one height. Drawings
 * (SVG) and the boards of games have a scale of their own.
 *
 * `node lint/sizes.ts` looks through src.
 */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join, relative } from "node:path";

/** What a game draws to the scale of its board: all its folders but those of a player's own things. */
const BOARDS = /(^|\/)games\/(art|\w+\/(?!(mine|city|hall|battle|docked|moving)\/)\w+)\//;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const OF_A_DRAWING = /(^|[\s,>])(text|tspan)\s*$/;
const IN_PIXELS = /(?<![-\w])font(?:-size)?:\s*(?:[\w-]+\s+)*[\d.]+px\b[^;]*/g;

/** The declarations of a source that set text in pixels. */
export function pixelSizes(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(RULE)]
    .filter(([, selector = ""]) => !OF_A_DRAWING.test(selector.trim()))
    .flatMap(([, , body = ""]) => body.match(IN_PIXELS) ?? []);
}

function main(): void {
  const root = join(import.meta.dirname, "../src");
  const faults = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !BOARDS.test(relative(root, file)))
    .flatMap((file) =>
      pixelSizes(readFileSync(file, "utf8")).map((found) => `${relative(root, file)}: ${found}`),
    );
  if (faults.length === 0) return;
  console.error(faults.join("\n"));
  console.error(
    "Text grows with the setting: use rem, or min(… rem, … px) in a box of one height.",
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

/** Choices for tests: `choice(7, "tile:a", "cell:e5")`. */
import type { Choice } from "../src/lib/table/board";

export function choice(code: number, ...targets: string[]): Choice {
  return {
    code,
    notation: `choice ${code}`,
    kind: "place",
    targets,
    rule: "F4.1",
    text: "choice-place",
    args: {},
    final: false,
  };
}

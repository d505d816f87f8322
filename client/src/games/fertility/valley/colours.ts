/** The valley in small: one colour for each square, for the map of a phone. */

import { nameOf } from "../geometry";
import { pigments } from "../pieces/glyphs";
import type { Valley } from "../view.types";
import { scenesBySquare } from "./squares";

const GROUND: Record<string, string> = {
  W: "var(--board-field)",
  "~": "var(--board-water)",
};

export function mapColours(valley: Valley): Map<string, string> {
  const found = new Map<string, string>();
  for (const [row, marks] of valley.map.entries()) {
    for (const [column, mark] of [...marks].entries()) {
      found.set(nameOf([column, row]), GROUND[mark] ?? "var(--board-sand)");
    }
  }
  for (const [square, scene] of scenesBySquare(valley)) found.set(square, pigments(scene).ground);
  for (const { square } of valley.monuments) found.set(square, "var(--pit)");
  return found;
}

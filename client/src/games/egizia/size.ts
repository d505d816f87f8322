/** How large the board is drawn. */

import type { BoardTable, StageSize } from "../../lib/table/board";
import type { Shape } from "../../lib/table/frame";
import { READING, drawingIn, type Drawing } from "./drawing";
import { HEIGHT, WIDTH } from "./river/geometry";

export function drawingOf(table: BoardTable): Drawing {
  return drawingIn(table.room);
}

export function sizeOf(table: BoardTable): StageSize {
  const { width, height, isCompact } = drawingOf(table);
  return { width, height, least: isCompact ? 1 : 0 };
}

export function shapeOf(): Shape {
  const full = WIDTH / HEIGHT;
  return { full: [full, full], compact: [1.5, 1.55], reading: READING };
}

/** The tablet is as large as the stage: it draws itself anew in whatever box it is given. */

import type { BoardTable } from "../../lib/table/board";
import type { Shape, Size } from "../../lib/table/frame";

export function sizeOf(table: BoardTable): Size {
  return table.room;
}

/** Not much wider or narrower than this, panels keep their proportions; the dial fills any box. */
const SHAPE: Shape = { full: [1, 1.5], compact: [0.6, 1.55], reading: 0 };

export function shapeOf(): Shape {
  return SHAPE;
}

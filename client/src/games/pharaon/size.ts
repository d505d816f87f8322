/** How large the ring is drawn: at its own size; on a phone larger, for fingers. */

import type { BoardTable } from "../../lib/table/board";
import { SIDE } from "./ring/geometry";

const PHONE = 1.3;

export function zoomOf(table: BoardTable): number {
  return table.viewport === "phone" ? PHONE : 1;
}

export function sizeOf(table: BoardTable): { width: number; height: number } {
  const side = SIDE * zoomOf(table);
  return { width: side, height: side };
}

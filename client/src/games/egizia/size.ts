/** How large the board is drawn: at its own size; on a phone larger, for fingers. */

import type { BoardTable } from "../../lib/table/board";
import { HEIGHT, WIDTH } from "./river/geometry";

const PHONE = 1.3;

export function zoomOf(table: BoardTable): number {
  return table.viewport === "phone" ? PHONE : 1;
}

/** How much larger words and numbers are than on a desktop: on a tablet all of the board is seen in
 *  less room. */
export function lettersOf(table: BoardTable): number {
  return table.viewport === "tablet" ? 1.33 : 1;
}

export function sizeOf(table: BoardTable): { width: number; height: number } {
  const zoom = zoomOf(table);
  return { width: WIDTH * zoom, height: HEIGHT * zoom };
}

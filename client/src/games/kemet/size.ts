/** How large the map is drawn: at its own size; on a phone larger, for fingers. */

import type { BoardTable } from "../../lib/table/board";
import { viewBoxOf } from "./map/geometry";
import { viewOf } from "./position";

const PHONE = 1.15;
/** Pixels of the frame around the map. */
export const FRAME = 8;

export function zoomOf(table: BoardTable): number {
  return table.viewport === "phone" ? PHONE : 1;
}

/** How much larger pieces and numbers are than on a desktop: on a tablet all of the map is seen in
 *  less room. */
export function piecesOf(table: BoardTable): number {
  return table.viewport === "tablet" ? 1.2 : 1;
}

export function sizeOf(table: BoardTable): { width: number; height: number } {
  const { width, height } = viewBoxOf(viewOf(table).seats.length);
  const zoom = zoomOf(table);
  return { width: width * zoom + 2 * FRAME, height: height * zoom + 2 * FRAME };
}

/** How large the map is drawn, and the pieces on it: they keep their size on the screen. */

import type { BoardTable, StageSize } from "../../lib/table/board";
import { viewBoxOf } from "./map/geometry";
import { viewOf } from "./position";

/** Pixels of the frame around the map. */
export const FRAME = 8;
const SMALL = { width: 500, height: 480 } as const; // a smaller stage shows a part of the map
const CLOSE = 0.7; // its scale there
const READING = 700; // pixels of width: on a smaller map pieces are drawn larger
const LARGEST = 1.4;
const CLOSEST = 1.8; // the scale at which a strip of the map is shown
const WHOLE = 1.3; // the scale from which on pieces grow no more

export function sizeOf(table: BoardTable): StageSize {
  const box = viewBoxOf(viewOf(table).seats.length);
  const [width, height] = [box.width + 2 * FRAME, box.height + 2 * FRAME];
  const { room } = table;
  const isSmall = room.width < SMALL.width || room.height < SMALL.height;
  const close = Math.min(CLOSEST, Math.max(CLOSE, room.width / width));
  return { width, height, least: isSmall ? close : 0 };
}

/** How large the whole map is shown: pixels of the screen for one of its own. */
function scaleOf(table: BoardTable): number {
  const { width, height, least = 0 } = sizeOf(table);
  const { room } = table;
  return Math.max(least, Math.min(room.width / width, room.height / height));
}

/** How much larger pieces and numbers are drawn than on a large map. */
export function piecesOf(table: BoardTable): number {
  const scale = scaleOf(table);
  const shown = sizeOf(table).width * scale;
  return Math.min(LARGEST, Math.max(Math.min(1, WHOLE / scale), READING / shown));
}

/** Height of the letters of a place's name, in pixels of the map. */
export function lettersOf(table: BoardTable): number {
  const scale = scaleOf(table);
  return Math.min(14, Math.max(12.2, 14 * scale)) / scale;
}

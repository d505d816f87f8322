/** How large the valley is drawn. Without room for it, its frame with letters and numbers goes. */

import type { BoardTable, StageSize } from "../../lib/table/board";
import type { Shape } from "../../lib/table/frame";
import { RIM, SQUARE } from "./geometry";
import { viewOf } from "./position";

const SQUARE_PIXELS = 52; // with three Valley boards
const SMALL_SQUARE_PIXELS = 44; // with four
const FINGER = 41.5; // pixels: a smaller square is hard to hit
const READING = 600; // pixels of width: less has no room for the frame
const BARE_RIM = 4;
const LETTER = 12.2; // pixels

export function rimOf(table: BoardTable): number {
  return table.room.width < READING ? BARE_RIM : RIM;
}

/** The valley with its frame in the units of the drawing. */
function unitsOf(table: BoardTable, rim: number): { width: number; height: number } {
  const { columns, rows } = viewOf(table).board;
  return { width: columns * SQUARE + 2 * rim, height: rows * SQUARE + 2 * rim };
}

export function sizeOf(table: BoardTable): StageSize {
  const pixels = viewOf(table).board.columns > 12 ? SMALL_SQUARE_PIXELS : SQUARE_PIXELS;
  const { width, height } = unitsOf(table, rimOf(table));
  const scale = pixels / SQUARE;
  return { width: width * scale, height: height * scale, least: FINGER / pixels };
}

export function shapeOf(table: BoardTable): Shape {
  const aspect = (rim: number): readonly [number, number] => {
    const { width, height } = unitsOf(table, rim);
    return [width / height, width / height];
  };
  return { full: aspect(RIM), compact: aspect(BARE_RIM), reading: READING };
}

/** The letters of the frame in the units of the drawing, so that they can be read. */
export function letterOf(table: BoardTable): number {
  const { width, height } = unitsOf(table, RIM);
  const shown = Math.min(table.room.width / width, table.room.height / height);
  return Math.min(RIM - 1, Math.max(10.5, LETTER / shown));
}

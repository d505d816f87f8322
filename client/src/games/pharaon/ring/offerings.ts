/** Where sets and bonus tokens lie in the offerings section, in the units of its contents. */

import type { Point } from "./geometry";

const TOP = 28;
const ROW = 37;
const COLUMN = 3; // sets of a column, from the top; the second column follows

/** The upper left corner of a set's tray. */
export function setSpot(index: number, count: number): Point {
  const left = count > COLUMN ? 0 : 24;
  const column = Math.floor(index / COLUMN);
  return { x: column === 0 ? left : 124, y: TOP + ROW * (index % COLUMN) };
}

/** The middle of a bonus token. */
export function bonusSpot(index: number, count: number): Point {
  const y = TOP + 17 + ROW * (index % COLUMN);
  if (count <= COLUMN) return { x: 132, y };
  return { x: index < COLUMN ? 75.5 : 104.5, y };
}

/** How large the tracks and the bargains of the Nile are in a room, in pixels. */

import { clamp, type Size } from "./geometry";

export interface Bargains {
  columns: number;
  width: number;
  height: number;
  /** Side of a token. */
  token: number;
}

export interface NileSizes {
  /** Of the line that names the levels; 0: there is no room for it. */
  head: number;
  /** Of a track. */
  row: number;
  /** Widths: the sign of a track, its start (0: left out), each of its levels. */
  sign: number;
  start: number;
  cell: number;
  /** The height of a disk. */
  disk: number;
  /** null: there is no room for them until the section swells. */
  bargains: Bargains | null;
}

export const GAP = 3; // between cells
export const APART = 8; // tracks and bargains
const TRACKS = 5;
const LEVELS = 3;
const BARGAINS = 6;
const LOW = 105; // a room that has none for the names of levels
const NARROW = 130; // a room that has none for the start
const CLOSEST = 5; // pixels from mooring to mooring: nearer, and disks would hide each other
const [TIGHTEST, TIGHT, ROOMY, TALLEST] = [16, 18, 24, 38]; // heights of a track

/** `isAsked`: one of the bargains is to be chosen, and the section swells no further. */
export function nileOf(room: Size, players: number, growth = 1, isAsked = false): NileSizes {
  const full = sizesOf(room, players, growth, room.height < LOW ? 0 : 17 * growth, TIGHT);
  if (full.bargains || !isAsked) return full;
  return sizesOf(room, players, growth, 0, TIGHTEST);
}

function sizesOf(
  room: Size,
  players: number,
  growth: number,
  head: number,
  least: number,
): NileSizes {
  const rowBeside = (taken: number): number => (room.height - head - taken) / TRACKS - GAP;
  const options = [6, 3].flatMap((columns) => bargainsOf(room.width, columns, growth));
  const rowOf = (one: Bargains): number => rowBeside(heightOf(one) + APART);
  const bargains =
    options.find((one) => rowOf(one) >= ROOMY * growth) ??
    options.find((one) => rowOf(one) >= least) ??
    null;
  const row = clamp(bargains ? rowOf(bargains) : rowBeside(0), 12, TALLEST * growth);
  const sign = Math.min(row, 26 * growth) + 2;
  const start = room.width < NARROW ? 0 : clamp(room.width * 0.17, 26, 64 * growth);
  const gaps = GAP * (start > 0 ? LEVELS + 1 : LEVELS);
  const cell = (room.width - sign - start - gaps) / LEVELS;
  const disk = clamp(Math.min(row - 4, (cell - 4) / players / WIDTH), 13, 24 * growth);
  return { head, row, sign, start, cell, disk, bargains };
}

export const WIDTH = 0.86; // of a disk, by its height

/** Where disks lie in a cell, from its left: each at its player's mooring; in a narrow cell, and at the
 *  start, as a fan of those that are there. */
export function mooringsOf(
  here: readonly number[],
  players: readonly number[],
  width: number,
  disk: number,
  isStart: boolean,
): number[] {
  const piece = disk * WIDTH;
  const room = width - 4 - piece;
  const step = players.length > 1 ? Math.min(piece + 2, room / (players.length - 1)) : 0;
  if (!isStart && (players.length === 1 || step >= CLOSEST)) {
    return here.map((seat) => 2 + step * players.indexOf(seat));
  }
  const fan = here.length > 1 ? Math.min(piece + 1, room / (here.length - 1)) : 0;
  const first = 1 + (room - fan * (here.length - 1)) / 2;
  return here.map((_, index) => first + fan * index);
}

/** Bargains side by side in so many columns, the largest first. */
function bargainsOf(room: number, columns: number, growth: number): Bargains[] {
  const width = (room - (columns - 1) * 4) / columns;
  const largest = Math.min((width - 9) / 2, 27 * growth);
  const found: Bargains[] = [];
  for (let token = largest; token >= 14; token -= 1) {
    found.push({ columns, width, token, height: 2 * token + 13 * growth + 13 });
  }
  return found;
}

/** Of all rows of bargains. */
export function heightOf({ columns, height }: Bargains): number {
  const rows = BARGAINS / columns;
  return rows * height + (rows - 1) * 4;
}

/** The strip at the foot of the board: order of play, then the score track. */

import { WIDTH } from "../river/geometry";

export const STRIP = { y: 533, height: 26 } as const;
export const TILE = { x: 12, width: 34, step: 37 } as const;

/** The score track from 0 to `last`, beside as many order tiles. */
export function trackBox(tiles: number, last: number): { x: number; width: number; cell: number } {
  const x = TILE.x + tiles * TILE.step + 12;
  const width = WIDTH - 12 - x;
  return { x, width, cell: width / (last + 1) };
}

/** The strip at the foot of the board: order of play, then the score track. */

import { WIDTH } from "../river/geometry";

export const STRIP = { y: 533, height: 26 } as const;
export const TILE = { x: 12, width: 34, step: 37 } as const;

const LAST = 50; // the printed track ends here; a scarab counts as much

/** The score track beside as many order tiles. */
export function trackBox(tiles: number): { x: number; width: number; cell: number } {
  const x = TILE.x + tiles * TILE.step + 12;
  const width = WIDTH - 12 - x;
  return { x, width, cell: width / (LAST + 1) };
}

/** The space of a score: each scarab stands for 50 points (E2.4). */
export function spaceOfScore(score: number): number {
  return score < 0 ? 0 : score % LAST;
}

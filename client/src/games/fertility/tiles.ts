/** Laying a tile: the ways it can lie on a square, and turning from one to the next. */

import { SIDES, sideOf, spotOf } from "./geometry";
import type { Resource } from "./view.types";

/** How a tile lies as seen from one of its squares: which of its scenes is there, and on which
 *  side (0 north to 3 west) the other one lies. */
export interface Turn {
  end: 0 | 1;
  side: number;
}

/** A legal way to lay a tile: its two squares, the scene on each, and the code that plays it. */
export interface Laying {
  squares: readonly [string, string];
  scenes: readonly [Resource, Resource];
  code: number;
}

export function scenesOf(tile: string): [Resource, Resource] {
  const [first, second] = tile.split("-") as [Resource, Resource];
  return [first, second];
}

/** How this laying looks from the square under the hand. A double looks the same from both ends:
 *  its first scene counts. */
export function turnOn(laying: Laying, square: string, tile: string): Turn {
  const at = laying.squares.indexOf(square);
  const mate = laying.squares[1 - at] ?? square;
  return {
    end: laying.scenes[at] === scenesOf(tile)[0] ? 0 : 1,
    side: sideOf(spotOf(square), spotOf(mate)),
  };
}

/** Clockwise, the first scene under the hand before the second. */
function order(turn: Turn): number {
  return turn.end * SIDES.length + ((turn.side + 3) % 4);
}

/** The layings that cover this square, in the order in which R turns through them. */
export function layingsOn(layings: readonly Laying[], square: string, tile: string): Laying[] {
  return layings
    .filter((laying) => laying.squares.includes(square))
    .sort((a, b) => order(turnOn(a, square, tile)) - order(turnOn(b, square, tile)));
}

/** The laying on this square that is turned as wished; else the next one clockwise. */
export function layingTurned(
  layings: readonly Laying[],
  square: string,
  tile: string,
  wish: Turn,
): Laying | undefined {
  const open = layingsOn(layings, square, tile);
  return open.find((laying) => order(turnOn(laying, square, tile)) >= order(wish)) ?? open[0];
}

/** The laying that follows this one on the same square. */
export function nextLaying(
  layings: readonly Laying[],
  square: string,
  tile: string,
  now: Laying,
): Laying {
  const open = layingsOn(layings, square, tile);
  const at = open.findIndex((laying) => laying.code === now.code);
  return open[(at + 1) % open.length] ?? now;
}

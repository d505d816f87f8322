/** Which laying of a tile lies on the board as a preview, and which one R brings next. */

import type { Choice, Target } from "../../lib/table/board";
import { layingOf, tileOf } from "./position";
import { layingTurned, nextLaying, turnOn, type Laying, type Turn } from "./tiles";

const FIRST_TURN: Turn = { end: 0, side: 1 }; // the first scene under the hand, the other east

/** The square by which a proposed tile is held: moved to another square, it keeps its turn. */
const held = new WeakMap<Choice, string>();

/** The tile in hand and the square under it, once a square is known. */
function underHand(
  open: readonly Choice[],
  selection: readonly Target[],
): { tile: string; square: string; layings: Laying[] } | null {
  const square = selection.find((target) => target.startsWith("cell:"))?.slice(5);
  const picked = selection.find((target) => target.startsWith("tile:"))?.slice(5);
  const tile = picked ?? (open[0] && tileOf(open[0]));
  if (!square || !tile) return null;
  const layings = open.filter((choice) => tileOf(choice) === tile).map(layingOf);
  return { tile, square, layings };
}

function hold(open: readonly Choice[], laying: Laying | undefined, square: string): Choice | null {
  const found = open.find((choice) => choice.code === laying?.code) ?? null;
  if (found) held.set(found, square);
  return found;
}

export function propose(
  open: readonly Choice[],
  selection: readonly Target[],
  before: Choice | null,
): Choice | null {
  if (open[0]?.kind !== "place") return null;
  const hand = underHand(open, selection);
  if (!hand) return null;
  const { tile, square, layings } = hand;
  const again = layings.find((laying) => laying.code === before?.code);
  return hold(open, again ?? layingTurned(layings, square, tile, wish(before)), square);
}

export function turned(
  open: readonly Choice[],
  selection: readonly Target[],
  now: Choice,
): Choice | null {
  const hand = now.kind === "place" ? underHand(open, selection) : null;
  if (!hand) return null;
  const { tile, square, layings } = hand;
  return hold(open, nextLaying(layings, square, tile, layingOf(now)), square);
}

/** How the tile shown last was turned, seen from the square by which it was held. */
function wish(before: Choice | null): Turn {
  const square = before?.kind === "place" ? held.get(before) : undefined;
  if (!before || !square) return FIRST_TURN;
  return turnOn(layingOf(before), square, tileOf(before) ?? "");
}

/** Who stands where on the Nile and in the burial chamber: every seat, and the Traitor. */

import { TRAITOR, type Basic, type PublicView } from "../view";

/** The levels of a track as they are drawn: the highest at the top, the start below. */
export function levelsOf(highest: number): number[] {
  return Array.from({ length: highest + 1 }, (_, index) => highest - index);
}

/** Everybody's disk on a track, seat by seat. */
export function standing(view: PublicView, track: Basic): { seat: number; level: number }[] {
  const found = view.seats.map((one, seat) => ({ seat, level: one.nile[track] }));
  if (view.traitor) found.push({ seat: TRAITOR, level: view.traitor.nile[track] });
  return found;
}

export function disksAt(view: PublicView, track: Basic, level: number): number[] {
  return standing(view, track)
    .filter((one) => one.level === level)
    .map((one) => one.seat);
}

export function cubesAt(view: PublicView, stage: number): number[] {
  const found = view.seats.flatMap((seat, number) => (seat.stage === stage ? [number] : []));
  if (view.traitor?.stage === stage) found.push(TRAITOR);
  return found;
}

/** Who stands where on the Nile and in the burial chamber: every seat, and the Traitor. */

import { TRAITOR, type Basic, type PublicView } from "../view";

/** Those who play, in the order of their moorings. */
export function playersOf(view: PublicView): number[] {
  const seats = view.seats.map((_, seat) => seat);
  return view.traitor ? [...seats, TRAITOR] : seats;
}

/** Everybody's disk on a track, in the order of the moorings. */
export function standing(view: PublicView, track: Basic): { seat: number; level: number }[] {
  const found = view.seats.map((one, seat) => ({ seat, level: one.nile[track] }));
  if (view.traitor) found.push({ seat: TRAITOR, level: view.traitor.nile[track] });
  return found;
}

export function cubesAt(view: PublicView, stage: number): number[] {
  const found = view.seats.flatMap((seat, number) => (seat.stage === stage ? [number] : []));
  if (view.traitor?.stage === stage) found.push(TRAITOR);
  return found;
}

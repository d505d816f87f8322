/** What a seat's ships can still reach: all that is downstream of its own ships (E5.2.2). */

import type { EgiziaView, Printed, SeatView } from "./view";

/** The seat still places ships in this round. */
export function isSailing(view: EgiziaView, seat: number): boolean {
  const { ships_left: left = 0 } = view.seats[seat] ?? {};
  return view.phase === "phase_ships" && left > 0 && !view.passed.includes(seat);
}

/** The seat has passed in the phase that goes on. */
export function hasPassed(view: EgiziaView, seat: number): boolean {
  return view.phase === "phase_ships" && view.passed.includes(seat);
}

export function isBehind(order: number, seat: SeatView): boolean {
  return order < seat.downstream;
}

/** Whether something can still be had at a space of the river, whoever comes. */
export function isFree(view: EgiziaView, space: string): boolean {
  const site = view.sites.find((one) => one.space === space);
  if (site) return site.ships.slice(0, view.site_spaces).includes(null);
  const found = view.river.find((one) => one.space === space);
  if (!found || found.ships.length > 0) return false;
  return !space.startsWith("card_") || found.card !== null;
}

/** The free spaces that a ship from `downstream` to `order` would leave behind, and those beyond. */
export function wayOf(
  view: EgiziaView,
  printed: Printed,
  downstream: number,
  order: number,
): { skipped: number; ahead: number } {
  const free = printed.nile_spaces.filter((space) => isFree(view, space.id));
  const skipped = free.filter((space) => space.order >= downstream && space.order < order);
  const ahead = free.filter((space) => space.order > Math.max(order, downstream - 1));
  return { skipped: skipped.length, ahead: ahead.length };
}

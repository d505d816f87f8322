/** Finding things in a view and among what is printed. */
import type { BoardTable } from "../table/board";

/** The seat whose things are shown; a spectator sees the first seat's until a panel is clicked. */
export function shownSeat(table: BoardTable): number {
  return Math.max(0, table.shown);
}

/** The part of a view that belongs to a seat. */
export function seatOf<Seat>(view: { readonly seats: readonly Seat[] }, seat: number): Seat {
  const found = view.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The printed thing with this id. */
export function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`nothing printed is called ${id}`);
  return found;
}

/** The table's plain data as Egizia's own types, and what is printed by its id. */

import type { BoardTable } from "../../lib/table/board";
import type { EgiziaView, NileCard, NileSpace, Printed, SeatView, Secret } from "./view";

export function viewOf(table: BoardTable): EgiziaView {
  return table.public as unknown as EgiziaView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

export function secretOf(table: BoardTable): Secret {
  return table.private as Secret;
}

/** The seat whose things are shown; a spectator sees the first seat's until a panel is clicked. */
export function shownSeat(table: BoardTable): number {
  return Math.max(0, table.shown);
}

export function seatOf(view: EgiziaView, seat: number): SeatView {
  const found = view.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The player board on show belongs to whoever is asked: there the things to click lie. */
export function isAsked(table: BoardTable): boolean {
  return shownSeat(table) === table.toMove;
}

export function cardOf(printed: Printed, id: string): NileCard {
  return byId([...printed.nile_cards, ...printed.start_cards], id);
}

export function spaceOf(printed: Printed, id: string): NileSpace {
  return byId(printed.nile_spaces, id);
}

/** Number of a card space on the river: 3 of "card_3". */
export function numberOf(space: string): number {
  return Number(space.slice(space.lastIndexOf("_") + 1));
}

export function byId<T extends { id: string }>(entries: readonly T[], id: string): T {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`nothing printed is called ${id}`);
  return found;
}

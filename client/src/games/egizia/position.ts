/** The table's plain data as Egizia's own types, and what is printed by its id. */

import { byId, shownSeat } from "../../lib/board/lookup";
import type { BoardTable } from "../../lib/table/board";
import type { EgiziaView, NileCard, NileSpace, Printed, Secret } from "./view";

export function viewOf(table: BoardTable): EgiziaView {
  return table.public as unknown as EgiziaView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

export function secretOf(table: BoardTable): Secret {
  return table.private;
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

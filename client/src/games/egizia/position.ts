/** The table's plain data as Egizia's own types, and what is printed by its id. */

import { byId, shownSeat } from "../../lib/board/lookup";
import type { BoardTable, Choice } from "../../lib/table/board";
import type { NileCard, NileSpace, Printed } from "./printed";
import type { ChoiceData, PrivateView, PublicView, Soil } from "./view.types";

export function viewOf(table: BoardTable): PublicView {
  return table.public as unknown as PublicView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

/** What only the seat through whose eyes we look may see; empty for a spectator. */
export function secretOf(table: BoardTable): Partial<PrivateView> {
  return table.private;
}

/** What the engine says of a choice beside its words. */
export function dataOf(choice: Choice | null | undefined): ChoiceData {
  return choice?.data ?? {};
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

/** The level of the water, 1 to 3, that a field of this soil shows. */
export function waterOf(printed: Printed, soil: Soil): number {
  return printed.irrigation_spaces.findIndex((space) => space.produces.includes(soil)) + 1;
}

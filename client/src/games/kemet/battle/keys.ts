/** Keys of a battle: 1 to 6 play a card, with Shift they discard it, 7 to 9 add a divine card. */

import type { BoardTable } from "../../../lib/table/board";
import { battleCards, diCards } from "../mine/hands";
import { isCommitting, put, withCard } from "./committing";

const DIVINE = 7; // the key of the first divine card

export function key(event: KeyboardEvent, table: BoardTable): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (!digit || !isCommitting(table)) return false;
  const number = Number(digit);
  if (number >= DIVINE) return toggle(table, number - DIVINE);
  const hand = battleCards(table, table.toMove).filter(({ where }) => where === "hand");
  const card = hand[number - 1];
  return !!card && put(table, event.shiftKey ? "discard" : "play", card.id);
}

function toggle(table: BoardTable, index: number): boolean {
  const card = (diCards(table, table.toMove) ?? [])
    .filter(({ timing }) => timing === "battle")
    .at(index);
  const choice = card && withCard(table, card.id, card.copy);
  if (choice) table.lay(choice);
  return !!choice;
}

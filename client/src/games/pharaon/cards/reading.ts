/** Cards that are read in full: opened by a click where the card is no legal target, else by its
 *  small button. A deck opens to show what may still be in it. */

import type { BoardTable, PlaceAttributes, Target } from "../../../lib/table/board";

export type CardType = "noble" | "artisan";

export interface Card {
  readonly type: CardType;
  /** null: all that have not been seen yet. */
  readonly id: string | null;
}

export type Read = (card: Card) => void;

export function isChoosable(table: BoardTable, target: Target): boolean {
  return table.state(target) !== "not-now";
}

/** The spread for a card or a deck: a place while it can be chosen, else a button that opens it. */
export function cardAttributes(
  table: BoardTable,
  card: Card,
  name: string,
  read: Read,
): PlaceAttributes {
  const target = card.id === null ? `${card.type}_deck` : `${card.type}:${card.id}`;
  const place = table.place(target, name);
  if (place["data-state"] !== "not-now") return place;
  return {
    ...place,
    role: "button",
    tabindex: 0,
    onclick: () => read(card),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      read(card);
    },
  };
}

/** Battle cards and Divine Intervention cards of a seat, as far as the eyes may see them. */

import { byId, seatOf } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { printedOf, secretOf, viewOf } from "../position";
import type { BattleCard, DiCard } from "../printed";
import type { Whereabouts } from "../view.types";

export interface HeldCard extends BattleCard {
  /** maybe: in hand, unless it is one of the cards discarded face down. */
  where: Whereabouts;
  /** What was committed to the battle: only its owner knows. */
  mark: "play" | "discard" | null;
}

export function battleCards(table: BoardTable, seat: number): HeldCard[] {
  const player = seatOf(viewOf(table), seat);
  const isMine = seat === table.eyes;
  const { battle_cards: own, committed } = isMine ? secretOf(table) : {};
  return Object.entries(own ?? player.battle_cards).map(([id, where]) => ({
    ...byId(printedOf(table).battle_cards, id),
    where,
    mark: committed?.card === id ? "play" : committed?.discard === id ? "discard" : null,
  }));
}

export interface HeldDi extends DiCard {
  /** Which copy of its type, from 0. */
  copy: number;
}

/** Every copy on its own, in the order of the box. */
export function spreadOut(table: BoardTable, counts: Readonly<Record<string, number>>): HeldDi[] {
  return printedOf(table).di_cards.flatMap((card) =>
    Array.from({ length: counts[card.id] ?? 0 }, (_, copy) => ({ ...card, copy })),
  );
}

/** The Divine Intervention cards that the eyes see in a seat's hand; null: only backs. */
export function diCards(table: BoardTable, seat: number): HeldDi[] | null {
  if (seat !== table.eyes) return null;
  return spreadOut(table, secretOf(table).di ?? {});
}

/** Battle cards and Divine Intervention cards of a seat, as far as the eyes may see them. */

import { byId, seatOf } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { printedOf, secretOf, viewOf } from "../position";
import type { BattleCard, DiCard } from "../view";

/** hand: certainly in hand. out: played or discarded openly, or buried by oneself. maybe: in hand
 *  unless it is one of the cards discarded face down. */
export type Whereabouts = "hand" | "out" | "maybe";

export interface HeldCard extends BattleCard {
  where: Whereabouts;
  /** What was committed to the battle: only its owner knows. */
  mark: "play" | "discard" | null;
}

export function battleCards(table: BoardTable, seat: number): HeldCard[] {
  const player = seatOf(viewOf(table), seat);
  const isMine = seat === table.eyes;
  const { battle_hand: hand, committed } = isMine ? secretOf(table) : {};
  return player.battle_set.map((id) => ({
    ...byId(printedOf(table).battle_cards, id),
    where: whereIs(id, player.shown, player.hidden, hand),
    mark: committed?.card === id ? "play" : committed?.discard === id ? "discard" : null,
  }));
}

function whereIs(
  id: string,
  shown: readonly string[],
  hidden: number,
  hand: readonly string[] | undefined,
): Whereabouts {
  if (hand) return hand.includes(id) ? "hand" : "out";
  if (shown.includes(id)) return "out";
  return hidden > 0 ? "maybe" : "hand";
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

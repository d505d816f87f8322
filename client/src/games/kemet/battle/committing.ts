/** The secret choice of a battle as one draft: a card to play, one to discard, divine cards. */

import type { BoardTable, Choice } from "../../../lib/table/board";
import { named } from "../choosing";
import { dataOf, secretOf } from "../position";
import type { Matchup } from "../view.types";
import { adding, copiesOf, toggled, type Copies } from "./adding";

export type Use = "play" | "discard";

const COMMITMENTS: readonly string[] = ["battle_card", "battle_discard", "battle_di"];

/** Whether the mover at this screen chooses cards now, be it that the engine has not answered yet to
 *  what was laid out last. */
export function isCommitting({ choices, decision, draft }: BoardTable): boolean {
  return COMMITMENTS.includes(decision) && (choices.length > 0 || draft.length > 0);
}

function placeOf(table: BoardTable, use: Use): number {
  return table.draft.findIndex(({ kind }) => kind === use);
}

/** What may be played or discarded, whether something is laid out for it or not. */
function offered(table: BoardTable, use: Use): readonly Choice[] {
  const at = placeOf(table, use);
  const found = at < 0 ? table.choices : table.alternatives(at);
  return found.filter(({ kind }) => kind === use);
}

export function choiceFor(table: BoardTable, use: Use, card: string): Choice | null {
  return offered(table, use).find((one) => named(one, "battle_card") === card) ?? null;
}

/** The card that is laid out or was committed for this. */
export function cardFor(table: BoardTable, use: Use): string | null {
  const laid = table.draft[placeOf(table, use)];
  if (laid) return named(laid, "battle_card");
  const { committed } = secretOf(table);
  return (use === "play" ? committed?.card : committed?.discard) ?? null;
}

/** What a click on a card does for this use; false: it cannot. */
export function put(table: BoardTable, use: Use, card: string): boolean {
  const choice = choiceFor(table, use, card);
  if (!choice) return false;
  const at = placeOf(table, use);
  if (at < 0) table.select(`battle_card:${card}`);
  else table.change(at, choice);
  return true;
}

/** What the divine cards are that go with it. */
export function addedTo(table: BoardTable): Copies {
  const { candidate } = table;
  if (candidate?.kind === "add") return copiesOf(candidate);
  return secretOf(table).committed?.di ?? {};
}

/** The choice after a click on this copy of a divine card; null: it cannot be added now. */
export function withCard(table: BoardTable, card: string, copy: number): Choice | null {
  const choices = table.choices.filter(({ kind }) => kind === "add");
  return adding(choices, toggled(addedTo(table), card, copy));
}

/** A card of the hand, against all that the rival may play; with the divine cards if it is laid
 *  out. */
export function matchupsOf(table: BoardTable, card: string): readonly Matchup[] {
  const { candidate } = table;
  if (candidate?.kind === "add" && cardFor(table, "play") === card) {
    return dataOf(candidate).against ?? [];
  }
  return dataOf(choiceFor(table, "play", card)).against ?? [];
}

/** What is asked that has no place on the board. */

import { shownSeat } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { isAsked, secretOf, viewOf } from "../position";

/** A noble exchanges a unit: first what is given, then what is got for it. */
export function isSwap(decision: string): boolean {
  return decision === "swap_witch" || decision === "swap_treasurer";
}

/** A basic resource of choice is to be taken from the supply. */
export function asksForBasic(table: BoardTable): boolean {
  const { decision } = viewOf(table);
  if (decision === "any_basic") return true;
  return isSwap(decision) && table.choices.some((choice) => choice.kind === "swap_get");
}

/** Such a question stands above the action bar. */
export function isDocked(table: BoardTable): boolean {
  if (!isAsked(table)) return false;
  if (setupNobles(table).length > 0) return table.viewport === "phone";
  const { payment, decision } = viewOf(table);
  return !!payment || isSwap(decision) || asksForBasic(table) || isJarOpen(table);
}

/** A jar was taken: it may be replaced, or brings something in addition. */
export function isJarOpen(table: BoardTable): boolean {
  const { jar_open, decision } = viewOf(table);
  return jar_open !== null && (decision === "jar_diplomat" || decision === "jar_teacher");
}

/** The two nobles of which the one who looks keeps one. */
export function setupNobles(table: BoardTable): readonly string[] {
  return shownSeat(table) === table.eyes ? (secretOf(table).setup_nobles ?? []) : [];
}

/** Whether a basic resource is asked for, and in which exchange. */

import type { BoardTable } from "../../../lib/table/board";
import { viewOf } from "../position";

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

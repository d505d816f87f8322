/** Cards that a placement uses up: then the place is marked, so that nobody spends one unawares. */

import type { BoardTable, Target } from "../../../lib/table/board";
import { dataOf } from "../position";

/** The cards that the proposed way to this place uses up; no other way needs fewer. */
export function spentAt(table: BoardTable, target: Target): readonly string[] {
  const first = table.choices.find((choice) => choice.targets.includes(target));
  return dataOf(first).spends ?? [];
}

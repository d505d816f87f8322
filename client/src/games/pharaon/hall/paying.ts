/** The payment on show: what was chosen so far, completed as the engine proposes. */

import type { BoardTable } from "../../../lib/table/board";
import { paidBy } from "../events";
import { viewOf } from "../position";
import { previewed } from "../previewed";
import type { Unit } from "../view";

export interface Paying {
  access: Unit | null;
  units: readonly Unit[];
}

/** What the seat would pay: as decided step by step, or for the action under the pointer. */
export function payingOf(table: BoardTable, seat: number): Paying | null {
  if (seat !== table.toMove) return null;
  const { payment } = viewOf(table);
  if (payment) return payment.proposal;
  const paid = previewed(table).find((event) => event.kind === "paid");
  return paid ? paidBy(paid) : null;
}

/** How many units of this kind it takes. */
export function countIn(paying: Paying | null, unit: Unit): number {
  if (!paying) return 0;
  const all = paying.access ? [paying.access, ...paying.units] : paying.units;
  return all.filter((one) => one === unit).length;
}

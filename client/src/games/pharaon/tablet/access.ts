/** Which space of the wheel the action at hand would take. */

import type { BoardTable } from "../../../lib/table/board";
import { dataOf, viewOf } from "../position";
import { previewed } from "../previewed";
import type { Section, Unit } from "../view";

export interface Access {
  section: Section;
  /** What would lie there; null: not known yet. */
  unit: Unit | null;
}

export function accessOf(table: BoardTable): Access | null {
  const { payment } = viewOf(table);
  if (payment) {
    if (payment.variant === "free") return null;
    return { section: payment.section, unit: payment.access ?? payment.proposal.access };
  }
  const { section, wheel } = dataOf(table.candidate);
  if (!section || !wheel) return null;
  const paid = previewed(table).find((event) => event.kind === "paid");
  const unit = typeof paid?.data.access === "string" ? paid.data.access : null;
  return { section, unit };
}

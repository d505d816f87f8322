/** What the candidate would bring the seat on show, as the server tells it. */

import { byId, seatOf } from "../../lib/board/lookup";
import type { BoardTable } from "../../lib/table/board";
import { dataOf, printedOf, viewOf } from "./position";
import type { Feeding } from "./view.types";

/** Feeding of a seat as it stands, and as the candidate would leave it; null: nothing changes. */
export function feedings(table: BoardTable, seat: number): { now: Feeding; after: Feeding | null } {
  const now = seatOf(viewOf(table), seat).feeding;
  const after = seat === table.toMove ? dataOf(table.candidate).feeding : undefined;
  return { now, after: after ?? null };
}

/** Strengths that the candidate would raise, by crew. */
export function raisesOf(table: BoardTable, seat: number): ReadonlyMap<string, number> {
  const events = table.candidate ? table.preview.events : [];
  const raises = events.filter((event) => event.kind === "raised" && event.seat === seat);
  return new Map(raises.map(({ data }) => [String(data.crew), Number(data.to)]));
}

/** The crews have eaten in this round: what is missing now need not worry anybody. */
export function isFed(table: BoardTable): boolean {
  const { phases } = printedOf(table);
  const { phase } = viewOf(table);
  return phase !== "" && byId(phases, phase).number > byId(phases, "phase_feeding").number;
}

/** Grain is missing, and will be paid for. */
export function isShort(table: BoardTable, { missing }: Feeding): boolean {
  return missing > 0 && !isFed(table);
}

/** What the candidate would bring the seat on show, as the server tells it. */

import { seatOf } from "../../lib/board/lookup";
import type { BoardTable } from "../../lib/table/board";
import { dataOf, viewOf } from "./position";
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

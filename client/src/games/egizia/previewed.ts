/** What the candidate would bring the seat on show, as the server tells it. */

import { seatOf } from "../../lib/board/lookup";
import type { BoardTable, GameEvent } from "../../lib/table/board";
import { feederAfter, feederOf, feedingOf, isSame, type Feeding } from "./feeding";
import { printedOf, viewOf } from "./position";

export function previewed(table: BoardTable): readonly GameEvent[] {
  return table.candidate ? table.preview.events : [];
}

/** Feeding of a seat as it stands, and as the candidate would leave it; null: nothing changes. */
export function feedings(table: BoardTable, seat: number): { now: Feeding; after: Feeding | null } {
  const view = viewOf(table);
  const printed = printedOf(table);
  const feeder = feederOf(seatOf(view, seat), view.irrigation);
  const now = feedingOf(printed, feeder);
  const after = feedingOf(printed, feederAfter(feeder, previewed(table), seat));
  return { now, after: isSame(now, after) ? null : after };
}

/** Strengths that the candidate would raise, by crew. */
export function raisesOf(table: BoardTable, seat: number): ReadonlyMap<string, number> {
  const raises = previewed(table).filter((event) => event.kind === "raised" && event.seat === seat);
  return new Map(raises.map(({ data }) => [String(data.crew), Number(data.to)]));
}

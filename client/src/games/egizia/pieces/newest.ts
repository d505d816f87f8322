/** What the newest decision of another player laid: it stays marked until the next one. */

import type { BoardTable } from "../../../lib/table/board";

/** Targets of the newest events of this kind. */
export function newestTargets(table: BoardTable, kind: string): ReadonlySet<string> {
  const events = table.lastMove.filter((event) => event.kind === kind);
  return new Set(events.flatMap((event) => event.targets));
}

/** What the candidate would bring the one who is to decide, as the server tells it. */

import type { BoardTable, GameEvent } from "../../lib/table/board";

export function previewed(table: BoardTable): readonly GameEvent[] {
  return table.preview.events.filter((event) => event.seat === table.toMove);
}

/** The outcome of feeding in words. */

import type { BoardTable } from "../../../lib/table/board";
import type { Feeding } from "../feeding";

export function outcome(table: BoardTable, { need, supply, missing, loss, full }: Feeding): string {
  if (loss < full) return table.text("board-feed_missing_floor", { missing, loss });
  if (missing > 0) return table.text("board-feed_missing", { missing, loss });
  if (supply === need) return table.text("board-feed_exact");
  return table.text("board-feed_spare", { count: supply - need });
}

/** The outcome of feeding in words. */

import type { BoardTable } from "../../../lib/table/board";
import { isFed } from "../previewed";
import type { Feeding } from "../view.types";

export function outcome(table: BoardTable, feeding: Feeding): string {
  const { need, supply, missing, loss } = feeding;
  if (isFed(table)) return table.text("board-feed_done");
  if (feeding.is_capped) return table.text("board-feed_missing_floor", { missing, loss });
  if (missing > 0) return table.text("board-feed_missing", { missing, loss });
  if (supply === need) return table.text("board-feed_exact");
  return table.text("board-feed_spare", { count: supply - need });
}

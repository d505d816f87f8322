/** A Sphinx card in words: what it is worth at the end, and what it is worth now. */

import type { BoardTable } from "../../../lib/table/board";
import type { SphinxNow } from "../view.types";
import { sphinxEffect } from "../effects";
import { sphinxWord } from "../names";

export function sphinxName(table: BoardTable, { card, points, have, need }: SphinxNow): string {
  const told = table.text("board-sphinx_card", {
    card: sphinxWord(table, card),
    effect: sphinxEffect(table, card),
    points,
  });
  return need > 0 ? `${told} (${table.text("board-sphinx_progress", { have, need })})` : told;
}

/** A Sphinx card in words: what it is worth at the end, and what it is worth now. */

import type { BoardTable } from "../../../lib/table/board";
import type { SphinxNow } from "../view";
import { message } from "../words";

export function sphinxName(table: BoardTable, { card, points, have, need }: SphinxNow): string {
  const told = table.text("board-sphinx_card", {
    card: message(`sphinx_cards-${card}`),
    effect: message(`sphinx_cards-${card}-text`),
    points,
  });
  return need > 0 ? `${told} (${table.text("board-sphinx_progress", { have, need })})` : told;
}

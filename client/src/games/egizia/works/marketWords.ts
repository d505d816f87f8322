/** What a space of a market means, in words. */

import { byId } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { printedOf } from "../position";
import type { Printed } from "../printed";
import { message } from "../names";

type MarketSpace = Printed["market_spaces"][number];

export function spaceInWords(table: BoardTable, space: MarketSpace): string {
  const name = message("market_space", {
    market: message(`markets-${space.market}`),
    index: space.index,
  });
  const printed = printedOf(table);
  const market = byId(printed.markets, space.market);
  const last = Math.max(...printed.market_spaces.map(({ index }) => index));
  const words: string[] = [];
  if (space.penalty > 0) {
    words.push(table.text("board-market_penalty", { space: name, points: space.penalty }));
  } else if (space.sell_at_end) {
    words.push(
      table.text("board-market_sell", { space: name, stones: market.final_stones_per_point }),
    );
  } else {
    words.push(table.message(name));
  }
  if (space.index === last && market.bottom_stones > 0) {
    words.push(table.text("board-market_bottom_stones", { count: market.bottom_stones }));
  }
  if (space.index === last && market.bottom_points > 0) {
    words.push(table.text("board-market_bottom_points", { count: market.bottom_points }));
  }
  return words.join("; ");
}

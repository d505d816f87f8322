/** Key numbers of a seat, the same in the same order for all. */

import { seatOf } from "../../lib/board/lookup";
import type { BoardTable, KeyNumber } from "../../lib/table/board";
import { viewOf } from "./position";
import { isShort } from "./previewed";

export function numbersOf(table: BoardTable, number: number): KeyNumber[] {
  const seat = seatOf(viewOf(table), number);
  const { feeding, reserve } = seat;
  const { supply, need, loss } = feeding;
  const each = seat.production.quarry;
  return [
    {
      icon: "ship",
      value: `${seat.ships_left}`,
      name: table.text("board-count_ships", { count: seat.ships_left }),
    },
    {
      icon: "stone",
      value: `${reserve}`,
      name: table.text("board-count_stones", { count: reserve, each }),
    },
    {
      icon: "grain",
      value: `${supply}/${need}`,
      name: table.text(loss > 0 ? "board-count_missing" : "board-count_grain", {
        supply,
        need,
        loss,
      }),
      warns: isShort(table, feeding),
    },
    {
      icon: "card",
      value: `${seat.cards.length}`,
      name: table.text("board-count_cards", { count: seat.cards.length }),
    },
    {
      icon: "eye",
      value: `${seat.sphinx}`,
      name: table.text("board-count_sphinx", { count: seat.sphinx }),
    },
  ];
}

/** The pieces of Fertility to read about: Districts, and the boards of the Metropolises. */
import type { BoardTable } from "../../lib/table/board";
import type { Piece, Pieces } from "../../lib/table/pieces";
import { printedOf } from "./position";
import type { Shop } from "./printed";
import { effectWords, good } from "./words";

export const pieces: Pieces = (table) => {
  const { district_tiles: districts, metropolis_boards: metropolises } = printedOf(table);
  const look = { colour: "var(--res-grapes)", on: "var(--white)", count: 1 };
  return [
    ...districts.map(({ id, shops }): Piece => ({
      id: id.replace(/^district_/, ""),
      kind: "districts",
      name: table.text(`district_tiles-${id}`),
      effect: shopsInWords(table, shops),
      icon: "shop",
      ...look,
    })),
    ...metropolises.map(({ id, shops }): Piece => ({
      id: id.replace(/^metropolis_/, ""),
      kind: "metropolises",
      name: table.text(`metropolis_boards-${id}`),
      effect: shopsInWords(table, shops),
      icon: "temple",
      ...look,
    })),
  ];
};

function shopsInWords(table: BoardTable, shops: readonly Shop[]): string {
  return shops
    .map(({ requires, effect }) =>
      table.text("board-shop_short", {
        needs: requires.map(good),
        effect: effectWords(table, effect),
      }),
    )
    .join(" ");
}

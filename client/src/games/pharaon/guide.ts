/** The pieces of Pharaon to read about: nobles and artisans. */
import type { Piece, Pieces } from "../../lib/table/pieces";
import { printedOf } from "./position";
import { artisanName, artisanWord, nobleName } from "./words";

export const pieces: Pieces = (table) => {
  const { nobles, artisans } = printedOf(table);
  return [
    ...nobles.map(({ id }): Piece => ({
      id,
      kind: "nobles",
      name: table.text(`nobles-${id}`),
      effect: nobleName(table, id),
      icon: "noble",
      colour: "var(--res-royalty)",
      on: "var(--white)",
      count: 1,
    })),
    ...artisans.map((artisan): Piece => ({
      id: artisan.id,
      kind: "artisans",
      name: table.message(artisanWord(artisan)),
      effect: artisanName(table, artisan.id),
      icon: "artisan",
      colour: "var(--res-agriculture)",
      on: "var(--white)",
      count: 1,
    })),
  ];
};

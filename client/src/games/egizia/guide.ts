/** The pieces of Egizia to read about: Nile cards and Sphinx cards. */
import type { Piece, Pieces } from "../../lib/table/pieces";
import { cardEffect, sphinxEffect } from "./effects";
import { cardWord, sphinxWord } from "./names";
import { printedOf } from "./position";

export const pieces: Pieces = (table) => {
  const { nile_cards: nile, sphinx_cards: sphinx } = printedOf(table);
  const water = { icon: "water", colour: "var(--nile-600)", on: "var(--white)" };
  const sand = { icon: "sphinx", colour: "var(--gold-400)", on: "var(--gold-ink)" };
  return [
    ...nile.map(({ id }): Piece => ({
      id,
      kind: "nile",
      name: table.message(cardWord(table, id)),
      effect: cardEffect(table, id),
      ...water,
      count: 1,
    })),
    ...sphinx.map(({ id }): Piece => ({
      id,
      kind: "sphinx",
      name: table.message(sphinxWord(table, id)),
      effect: sphinxEffect(table, id),
      ...sand,
      count: 1,
    })),
  ];
};

/** The pieces of Kemet to read about: power tiles and cards. */
import type { Piece, Pieces } from "../../lib/table/pieces";
import { battleFigures, cardEffects, tileEffects } from "./effects";
import "./pieces/pigments.css";
import { glyphOfColour } from "./pieces/glyphs";
import { printedOf } from "./position";
import type { PrintedTile } from "./printed";

const INK = { colour: "var(--lapis-900)", on: "var(--gold-400)" };

export const pieces: Pieces = (table) => {
  const { power_tiles: tiles, di_cards: cards, battle_cards: battle } = printedOf(table);
  const copies = (tile: PrintedTile): PrintedTile[] =>
    tiles.filter((other) => other.group === tile.group);
  const power = tiles
    .filter((tile) => copies(tile)[0] === tile)
    .map((tile): Piece => ({
      id: tile.group,
      kind: "tiles",
      name: table.text(`power_tiles-${tile.id}`),
      effect: tileEffects(table, tile),
      icon: glyphOfColour(tile.colour),
      ...pigmentOf(tile),
      count: copies(tile).length,
    }));
  const divine = cards.map((card): Piece => ({
    id: card.id,
    kind: "divine",
    name: table.text(`di_cards-${card.id}`),
    effect: cardEffects(table, card),
    icon: "card",
    ...INK,
    count: card.count,
  }));
  const figures = battle.map((card): Piece => ({
    id: card.id,
    kind: "battle",
    name: table.text(`battle_cards-${card.id}`),
    effect: battleFigures(table, card),
    icon: "battle",
    ...INK,
    count: 1,
  }));
  return [...power, ...divine, ...figures];
};

function pigmentOf({ colour }: PrintedTile): Pick<Piece, "colour" | "on"> {
  return { colour: `var(--k-${colour})`, on: `var(--k-${colour}-ink)` };
}

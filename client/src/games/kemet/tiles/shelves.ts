/** The 48 power tiles on their shelves: by colour and level, who owns which, what can be bought. */

import { seatOf } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { named } from "../choosing";
import { buyerOf, dataOf, printedOf, viewOf } from "../position";
import type { PrintedTile } from "../printed";
import type { Colour } from "../view.types";

/** legal: can be bought now. free: for sale. high: for sale, above one's pyramid. twin: one has the
 *  same already. taken: somebody's. away: not in this game, or not yet. */
export type Shelved = "legal" | "free" | "high" | "twin" | "taken" | "away";

export interface ShelvedTile extends PrintedTile {
  state: Shelved;
  owner: number | null;
}

export function shelfOf(
  table: BoardTable,
  colour: Colour,
  level: number,
  seat: number,
): ShelvedTile[] {
  return printedOf(table)
    .power_tiles.filter((tile) => tile.colour === colour && tile.level === level)
    .map((tile): ShelvedTile => {
      const owner = buyerOf(viewOf(table), tile.id);
      return { ...tile, owner, state: stateOf(table, tile, owner, seat) };
    });
}

function stateOf(
  table: BoardTable,
  tile: PrintedTile,
  owner: number | null,
  seat: number,
): Shelved {
  const view = viewOf(table);
  const isOffered = table.choices.some(
    (choice) => choice.kind === "buy" && named(choice, "tile") === tile.id,
  );
  if (isOffered) return "legal";
  if (owner !== null) return "taken";
  if (!view.offer.includes(tile.id)) return "away";
  const { twins, too_high } = seatOf(view, seat);
  if (twins.includes(tile.id)) return "twin";
  return too_high.includes(tile.id) ? "high" : "free";
}

/** What the choice to buy a tile says about its price after discounts; else the printed one. */
export function priceOf(table: BoardTable, tile: PrintedTile): number {
  const choice = table.choices.find((one) => one.kind === "buy" && named(one, "tile") === tile.id);
  return dataOf(choice ?? null).prayer ?? tile.cost;
}

/** Squares, Shops and effects in words: names for screen readers and tooltips. */

import type { Argument, BoardTable, Message, Target } from "../../lib/table/board";
import { spotOf } from "./geometry";
import { printedOf, viewOf } from "./position";
import type { Effect, Good, Printed, Shop } from "./printed";
import { iconAt } from "./valley/squares";
import type { PublicView, ShopState } from "./view.types";

export function good(name: Good | "any"): Message {
  if (name === "any") return { text: "terms-any_resource", args: {} };
  return { text: `resources-${name}`, args: {} };
}

/** "e5: Papyrus field, tile of Marek" */
export function squareName(table: BoardTable, view: PublicView, square: string): string {
  return table.text("board-square", { square, what: onSquare(table, view, square) });
}

function onSquare(table: BoardTable, view: PublicView, square: string): string {
  const valley = view.board;
  const monument = valley.monuments.find((one) => one.square === square);
  if (monument) {
    return table.text("board-monument_of", {
      monument: { text: `monuments-${view.seats[monument.seat]?.monument ?? ""}`, args: {} },
      player: table.name(monument.seat),
    });
  }
  const tile = valley.tiles.find((one) => one.squares.includes(square));
  if (tile) {
    const scene = table.text(`scenes-${tile.scenes[tile.squares.indexOf(square)] ?? ""}`);
    if (tile.seat < 0) return table.text("board-start_tile", { scene });
    return table.text("board-tile_of", { scene, player: table.name(tile.seat) });
  }
  const spot = spotOf(square);
  const icon = iconAt(valley, spot);
  if (icon) return table.text("board-icon", { resource: good(icon) });
  const mark = valley.map[spot[1]]?.charAt(spot[0]);
  if (mark === "W") return table.text("terms-wheat_square");
  if (mark === "~") return table.text("terms-water_square");
  return table.text("terms-desert_square");
}

/** What a fully supplied Shop gives, as a sentence. */
export function effectWords(table: BoardTable, effect: Effect): string {
  return table.text(`effect-${effect.type}`, effectArguments(effect));
}

function effectArguments(effect: Effect): Record<string, Argument> {
  switch (effect.type) {
    case "debens":
    case "wheat":
      return { value: effect.value };
    case "debens_per_resource":
      return { value: effect.value, resource: good(effect.resource) };
    case "statues":
      return { gods: effect.gods.map((god) => ({ text: `gods-${god}`, args: {} })) };
    case "exchange":
      return { resources: effect.resources.map(good) };
    case "statue_of_choice":
      return { count: effect.count };
  }
}

/** "Memphis, Shop 2. Needs Alabaster and Bovine; there are 1 of 2. Gives: …" */
export function shopName(
  table: BoardTable,
  printed: Printed,
  shop: Shop,
  state?: ShopState,
): string {
  const owner = ownerOf(printed, shop.id);
  const filled = state?.spaces.filter((token) => token !== null).length ?? 0;
  return table.text("board-shop", {
    shop: owner
      ? { text: "shop", args: { of: { text: owner.text, args: {} }, number: owner.number } }
      : shop.id,
    needs: shop.requires.map(good),
    filled,
    spaces: shop.requires.length,
    effect: effectWords(table, shop.effect),
  });
}

function ownerOf(printed: Printed, shop: string): { text: string; number: number } | undefined {
  const tables = {
    metropolis_boards: printed.metropolis_boards,
    district_tiles: printed.district_tiles,
  };
  for (const [name, entries] of Object.entries(tables)) {
    for (const entry of entries) {
      const index = entry.shops.findIndex((one) => one.id === shop);
      if (index >= 0) return { text: `${name}-${entry.id}`, number: index + 1 };
    }
  }
  return undefined;
}

/** "Guild Hall (Grapes), cost 1. Needs …" */
export function districtName(table: BoardTable, printed: Printed, district: string): string {
  const tile = printed.district_tiles.find((one) => one.id === district);
  const shops = (tile?.shops ?? []).map((shop) =>
    table.text("board-shop_short", {
      needs: shop.requires.map(good),
      effect: effectWords(table, shop.effect),
    }),
  );
  return table.text("board-district", {
    district: { text: `district_tiles-${district}`, args: {} },
    cost: tile?.cost ?? 0,
    shops: shops.join(" "),
  });
}

/** What a target of a choice is called. */
export function targetName(target: Target, table: BoardTable): string {
  const [kind = "", name = ""] = target.split(":");
  switch (kind) {
    case "cell":
      return squareName(table, viewOf(table), name);
    case "tile":
      return table.text(`tiles-${name}`);
    case "district":
      return table.text(`district_tiles-${name}`);
    case "monument":
      return table.text(`monuments-${name}`);
    case "shop": {
      const owner = ownerOf(printedOf(table), name);
      if (!owner) return name;
      return table.text("shop", { of: { text: owner.text, args: {} }, number: owner.number });
    }
    default:
      return table.text(`resources-${name}`);
  }
}

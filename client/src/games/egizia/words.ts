/** Places and things of Egizia in words: names for screen readers, tooltips and lists. */

import { seatOf } from "../../lib/board/lookup";
import type { BoardTable, Target } from "../../lib/table/board";
import { cardEffect, spaceEffect } from "./effects";
import { cardWord, message, spaceWord, sphinxWord, stoneWord } from "./names";
import { cardOf, numberOf, printedOf, spaceOf, viewOf } from "./position";
import type { Market, MonumentSpace } from "./printed";
import type { Crew, SiteView } from "./view.types";

export function cardName(table: BoardTable, id: string): string {
  return table.message(cardWord(table, id));
}

/** "Quarry 3 (permanent): 3 stones each round." */
export function cardInWords(table: BoardTable, id: string): string {
  const { type = "permanent" } = cardOf(printedOf(table), id);
  return table.text("board-card", {
    card: cardWord(table, id),
    type: message(`card_types-${type}`),
    effect: cardEffect(table, id),
  });
}

/** A card space of the river: what lies or stands there. */
export function cardSpaceName(table: BoardTable, space: string): string {
  const { card, ships = [] } = viewOf(table).river.find((one) => one.space === space) ?? {};
  if (card) return cardInWords(table, card);
  const [seat] = ships;
  if (seat === undefined) return table.text("board-card_space_empty", { space: spaceWord(space) });
  return table.text("board-card_space_taken", {
    space: spaceWord(space),
    player: table.name(seat),
  });
}

export function roundSpaceName(table: BoardTable, space: string): string {
  const ships = viewOf(table).river.find((one) => one.space === space)?.ships ?? [];
  return table.text(ships.length > 0 ? "board-round_space_taken" : "board-round_space", {
    space: spaceWord(space),
    effect: spaceEffect(table, spaceOf(printedOf(table), space)),
    players: ships.map((seat) => table.name(seat)),
  });
}

export function siteName(table: BoardTable, { space }: SiteView): string {
  return table.text("board-site", {
    site: spaceWord(space),
    effect: spaceEffect(table, spaceOf(printedOf(table), space)),
  });
}

/** A ship space of a site; `slot` counts from 0. */
export function slotName(table: BoardTable, site: SiteView, slot: number): string {
  const seat = site.ships[slot] ?? null;
  const space = message(`site_spaces-${site.site}_${slot + 1}`);
  if (seat === null) return table.text("board-site_space_free", { space });
  return table.text("board-site_space_taken", { space, player: table.name(seat) });
}

/** The place beside the spaces: of a speculator, or of the one who builds after the others. */
export function besideName(table: BoardTable, site: SiteView): string {
  const space = message(`site_spaces-${site.site}_beside`);
  if (site.last !== null) {
    return table.text("board-site_last_taken", { space, player: table.name(site.last) });
  }
  if (site.beside === null) return table.text("board-site_beside_free", { space });
  return table.text("board-site_beside_taken", { space, player: table.name(site.beside) });
}

/** A space of obelisk, temple or pyramid. */
export function stoneName(table: BoardTable, { id, value }: MonumentSpace): string {
  const seat = viewOf(table).stones[id];
  const space = stoneWord(table, id);
  if (seat === undefined) return table.text("board-stone_free", { space, value });
  return table.text("board-stone_taken", { space, value, player: table.name(seat) });
}

export function graveName(table: BoardTable, place: number): string {
  const view = viewOf(table);
  const space = message("grave_space", { place });
  const value = view.graves[place - 1] ?? null;
  const seat = view.stones[`grave_${place}`];
  if (value === null) return table.text("board-grave_hidden", { space });
  if (seat === undefined) return table.text("board-grave_free", { space, value });
  return table.text("board-grave_taken", { space, value, player: table.name(seat) });
}

export function trackName(table: BoardTable, track: Market): string {
  const markers = viewOf(table).seats.map((seat, number) =>
    message("board-track_marker", { player: table.name(number), index: seat[track] }),
  );
  return table.text("board-track", { track: message(`markets-${track}`), markers });
}

export function irrigationName(table: BoardTable, id: string): string {
  const now = viewOf(table).irrigation === id;
  return table.text(now ? "board-irrigation_now" : "board-irrigation", {
    space: message(`irrigation_spaces-${id}`),
    effect: message(`irrigation_spaces-${id}-text`),
  });
}

export function crewName(table: BoardTable, seat: number, crew: Crew): string {
  const { strength, used_crews: used } = seatOf(viewOf(table), seat);
  const max = printedOf(table).crews.find((one) => one.id === crew)?.max ?? 0;
  return table.text(used.includes(crew) ? "board-crew_used" : "board-crew", {
    crew: message(`crews-${crew}`),
    strength: strength[crew],
    max,
  });
}

export function tileName(table: BoardTable, number: number): string {
  const view = viewOf(table);
  const seat = view.order[number - 1] ?? null;
  const tile = message(`order_tiles-order_${number}`);
  if (seat === null) return table.text("board-order_tile_free", { tile });
  const points = view.seats[seat]?.bid ?? 0;
  return table.text(points > 0 || view.round === 0 ? "board-order_tile_bid" : "board-order_tile", {
    tile,
    player: table.name(seat),
    points,
  });
}

/** What a target of a choice is called, as a heading in the list of choices. */
export function targetName(target: Target, table: BoardTable): string {
  const [kind = "", name = ""] = target.split(":");
  switch (kind) {
    case "space": {
      const card = viewOf(table).river.find((one) => one.space === name)?.card;
      return card ? cardName(table, card) : table.text(`nile_spaces-${name}`);
    }
    case "card":
    case "own_card":
    case "field":
      return cardName(table, name);
    case "site_space":
      return table.text(`site_spaces-${name}`);
    case "crew":
      return table.text(`crews-${name}`);
    case "track":
      return table.text(`markets-${name}`);
    case "irrigation":
      return table.text(`irrigation_spaces-${name}`);
    case "obelisk":
      return table.text("obelisk_space", { level: Number(name) });
    case "grave":
      return table.text("grave_space", { place: Number(name) });
    case "temple":
    case "pyramid":
      return table.message(stoneWord(table, name));
    case "sphinx":
      return table.message(sphinxWord(table, name));
    case "order_tile":
      return tileName(table, numberOf(name));
    case "seat":
      return table.name(Number(name));
    default:
      return table.text(FIXED[kind] ?? "game");
  }
}

const FIXED: Record<string, string> = {
  sphinx_deck: "terms-sphinx_deck",
  pass: "board-verb_pass",
  stop: "board-verb_stop",
  decline: "board-verb_decline",
  go_on: "board-verb_go_on",
};

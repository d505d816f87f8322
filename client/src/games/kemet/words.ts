/** Places and things of Kemet in words: names for screen readers, tooltips and lists. */

import { byId, seatOf } from "../../lib/board/lookup";
import type { Argument, BoardTable, Message, Target } from "../../lib/table/board";
import { areaOf, ownerOf, printedOf, pyramidAt, viewOf } from "./position";
import type { PyramidView, Troop } from "./view.types";

export function message(text: string, args: Record<string, Argument> = {}): Message {
  return { text, args };
}

/** Districts take the name of their pyramid: "Hapi's red district". While several districts of a city
 *  are empty, these keep their printed names. */
export function rename(text: string, table: BoardTable): Message | null {
  const [names, id] = text.split("-");
  const city = names === "areas" && printedOf(table).areas.find((area) => area.id === id)?.city;
  if (!city || !id) return null;
  const view = viewOf(table);
  const owner = ownerOf(view, city);
  if (owner === null) return null;
  const { districts } = byId(printedOf(table).cities, city);
  const empty = districts.filter((district) => !pyramidAt(view, district));
  if (empty.length > 1 && empty.includes(id)) return null;
  const colour = pyramidAt(view, id)?.colour ?? "none";
  return message("board-district", { player: table.name(owner), colour });
}

function troopWord(table: BoardTable, { seat, units, creature }: Troop): Message {
  const player = table.name(seat);
  if (!creature) return message("board-troop", { player, units });
  const name = message(`creatures-${creature}`);
  return message("board-troop_creature", { player, units, creature: name });
}

function pyramidWord(table: BoardTable, pyramid: PyramidView): Message {
  const { colour, level, seat, controller } = pyramid;
  const args = { colour: message(`colours-${colour}`), level };
  if (controller === null || controller === seat) return message("board-pyramid", args);
  return message("board-pyramid_taken", { ...args, player: table.name(controller) });
}

/** What a temple or the Sanctuary brings at the end of a Day. */
export function incomeWord(table: BoardTable, area: string): Message | null {
  const printed = byId(printedOf(table).areas, area);
  const units = printed.sacrifice_units;
  if (printed.sacrifice_vp > 0) {
    return message("board-income_points", { units, points: printed.sacrifice_vp });
  }
  if (printed.sacrifice_prayer > 0) {
    return message("board-income_sacrifice", { units, prayer: printed.sacrifice_prayer });
  }
  return printed.prayer > 0 ? message("board-income_prayer", { prayer: printed.prayer }) : null;
}

/** "Western Cliff Temple: Claire 3 units; 2 prayer points at the end of the Day" */
export function areaName(table: BoardTable, area: string): string {
  const view = viewOf(table);
  const details: Message[] = (areaOf(view, area)?.troops ?? []).map((troop) =>
    troopWord(table, troop),
  );
  const pyramid = pyramidAt(view, area);
  if (pyramid) details.push(pyramidWord(table, pyramid));
  const income = incomeWord(table, area);
  if (income) details.push(income);
  else if (byId(printedOf(table).areas, area).obelisk) details.push(message("board-obelisk"));
  const name = message(`areas-${area}`);
  if (details.length === 0) return table.message(name);
  return table.text("board-area", { area: name, details });
}

export function tileName(table: BoardTable, tile: string): string {
  return table.text(`power_tiles-${tile}`);
}

export function spaceName(table: BoardTable, space: string, seat: number): string {
  const token = seatOf(viewOf(table), seat).spaces[space];
  const name = message(`action_spaces-${space}`);
  if (!token) return table.message(name);
  return table.text("board-space_taken", { space: name, token: message(`action_tokens-${token}`) });
}

/** What a target of a choice is called, as a heading in the list of choices. */
export function targetName(target: Target, table: BoardTable): string {
  const [kind = "", name = ""] = target.split(":");
  const names = TABLES[kind];
  if (names) return table.text(`${names}-${name}`);
  switch (kind) {
    case "pyramid":
    case "colour":
      return table.text(`colours-${name}`);
    case "seat":
      return table.name(Number(name));
    case "units":
      return table.text("board-units");
    case "level":
      return table.text("board-level", { level: Number(name) });
    default:
      return table.text(FIXED[kind] ?? "game");
  }
}

const TABLES: Readonly<Record<string, string>> = {
  area: "areas",
  city: "cities",
  tile: "power_tiles",
  di: "di_cards",
  battle_card: "battle_cards",
  creature: "creatures",
  space: "action_spaces",
  token: "action_tokens",
  action: "actions",
};

const FIXED: Readonly<Record<string, string>> = {
  teleport: "board-verb_teleport",
  creature_along: "board-creature_along",
  creature_stays: "board-creature_stays",
  no_cards: "choice-add_none",
  done: "choice-done",
  end_turn: "choice-end_turn",
  stop: "choice-stop",
  pass: "choice-pass",
  recall: "choice-recall",
  retreat: "choice-retreat",
  stay: "choice-stay",
  sacrifice: "choice-sacrifice",
  decline: "choice-decline",
};

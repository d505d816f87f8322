/** Places and things of Pharaon in words: names for screen readers, tooltips and lists. */

import type { Argument, BoardTable, Message, Target } from "../../lib/table/board";
import { artisanOf, jarOf, printedOf, viewOf } from "./position";
import { isOffering } from "./pieces/glyphs";
import {
  NOBODY,
  TRAITOR,
  type Artisan,
  type Half,
  type RingPlace,
  type SeatGod,
  type Unit,
} from "./view";

export function message(text: string, args: Record<string, Argument> = {}): Message {
  return { text, args };
}

/** A resource or an offering token; "any": any basic resource. */
export function unitWord(unit: Unit): Message {
  if (unit === "any") return message("terms-basic_resource");
  return message(isOffering(unit) ? `offering_types-${unit}` : `resources-${unit}`);
}

export function unitName(table: BoardTable, unit: Unit): string {
  return table.message(unitWord(unit));
}

/** Who a piece belongs to: a seat, or the Traitor. */
export function owner(table: BoardTable, seat: number): string {
  if (seat === TRAITOR) return table.text("terms-traitor");
  return seat === NOBODY ? "" : table.name(seat);
}

export function sectionName(table: BoardTable, place: RingPlace): string {
  return table.text("board-section", {
    section: message(`sections-${place.section}`),
    cost: message(`sections-${place.section}-cost`),
    sector: message(`resources-${place.sector}`),
    free: place.usable - place.units.length,
    usable: place.usable,
  });
}

export function sectorName(table: BoardTable, place: RingPlace): string {
  return table.text("board-sector", {
    sector: message(`resources-${place.sector}`),
    section: message(`sections-${place.section}`),
    free: place.usable - place.units.length,
    usable: place.usable,
  });
}

export function condition({ section, needed }: Pick<Half, "section" | "needed">): Message {
  return message(`sections-${section}-condition`, { needed });
}

export function halfWord(half: Half): Message {
  return message(half.met ? "board-half_met" : "board-half_open", {
    condition: condition(half),
    have: half.have,
    needed: half.needed,
  });
}

/** "Isis, 11 PP: 3 artisans (2 of 3) and …" */
export function godName(table: BoardTable, god: SeatGod): string {
  return table.text(god.satisfied ? "board-god_satisfied" : "board-god", {
    god: message(`gods-${god.id}`),
    value: god.value,
    halves: god.halves.map(halfWord),
  });
}

export function nobleName(table: BoardTable, noble: string): string {
  return table.text("board-noble", {
    noble: message(`nobles-${noble}`),
    prestige: message(`nobles-${noble}-prestige`),
    ability: message(`nobles-${noble}-ability`),
  });
}

export function artisanGains(artisan: Artisan): Message[] {
  const gains = artisan.gain_resources.map(unitWord);
  if (artisan.gain_jars > 0) gains.push(message("board-jars_gained", { count: artisan.gain_jars }));
  return gains;
}

export function artisanName(table: BoardTable, id: string): string {
  const artisan = artisanOf(printedOf(table), id);
  const gains = artisanGains(artisan);
  return table.text(gains.length > 0 ? "board-artisan" : "board-artisan_plain", {
    artisan: message(`crafts-${artisan.craft}`),
    points: artisan.prestige,
    gains,
  });
}

export function cardName(table: BoardTable, card: { type: string; id: string }): string {
  return card.type === "noble" ? nobleName(table, card.id) : artisanName(table, card.id);
}

export function jarName(table: BoardTable, jar: string): string {
  const resources = jarOf(printedOf(table), jar).map(unitWord);
  return table.text("board-jar", { resources });
}

/** What a target of a choice is called, as a heading in the list of choices. */
export function targetName(target: Target, table: BoardTable): string {
  const [kind = "", name = ""] = target.split(":");
  switch (kind) {
    case "section":
      return table.text(`sections-${name}`);
    case "nile_option":
      return table.text(`nile_options-${name}`);
    case "noble":
      return table.text(`nobles-${name}`);
    case "artisan":
      return artisanName(table, name);
    case "jar":
      return jarName(table, name);
    case "unit":
    case "supply":
      return unitName(table, name);
    case "track":
      return table.text(`nile_tracks-${name}`);
    case "set": {
      const tokens = viewOf(table).offerings.sets[Number(name) - 1] ?? [];
      return table.text("board-set", { number: Number(name), tokens: tokens.map(unitWord) });
    }
    case "bonus": {
      const token = viewOf(table).offerings.bonus[Number(name) - 1];
      if (!token) return table.text("board-with_bonus");
      return table.text("board-bonus_token", { number: Number(name), token: unitWord(token) });
    }
    case "income":
      return table.text(`pyramid_incomes-${name}`);
    case "traitor_tile":
      return table.text(`traitor_tiles-${name}`);
    default:
      return table.text(FIXED[kind] ?? "game");
  }
}

const FIXED: Record<string, string> = {
  pyramid: "terms-pyramid_of_time",
  proposal: "board-pay",
  bag: "terms-offering_bag",
  noble_deck: "terms-deck",
  artisan_deck: "terms-deck",
  jar_keep: "board-open_jar",
  decline: "board-verb_teacher_decline",
  end_turn: "terms-action_end_turn",
  traitor_jar: "board-verb_to_wheel",
};

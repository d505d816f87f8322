/** Places and things of Pharaon in words: names for screen readers, tooltips and lists. */

import type { Argument, BoardTable, Message, Target } from "../../lib/table/board";
import { byId } from "../../lib/board/lookup";
import { artisanOf, jarOf, nobleOf, printedOf, viewOf } from "./position";
import { isOffering } from "./pieces/glyphs";
import {
  BASICS,
  NOBODY,
  TRAITOR,
  type Artisan,
  type Half,
  type NileOption,
  type Noble,
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
    free: place.free,
    usable: place.usable,
  });
}

export function sectorName(table: BoardTable, place: RingPlace): string {
  return table.text("board-sector", {
    sector: message(`resources-${place.sector}`),
    section: message(`sections-${place.section}`),
    free: place.free,
    usable: place.usable,
  });
}

export function condition({ section, needed }: Pick<Half, "section" | "needed">): Message {
  return message(`sections-${section}-condition`, { needed });
}

export function halfWord(half: Half): Message {
  const state = half.met ? "met" : half.promised ? "promised" : "open";
  return message(`board-half_${state}`, {
    condition: condition(half),
    have: half.have,
    needed: half.needed,
    god: half.promised ? message(`gods-${half.promised}`) : "",
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
    prestige: worthWord(nobleOf(printedOf(table), noble)),
    ability: abilityWord(nobleOf(printedOf(table), noble)),
  });
}

/** What a noble can do, as its card says. */
export function abilityWord({ effect, section, resources, steps }: Noble): Message {
  const [one = "any", other = "any"] = resources;
  const gifts = steps.map(({ kind, amount }) => message(`steps-${kind}`, { amount }));
  return message(`effects-${effect}`, {
    section,
    one: unitWord(one),
    other: unitWord(other),
    steps: gifts.length > 0 ? gifts.reduceRight(oneAfterTheOther) : "",
  });
}

function oneAfterTheOther(next: Message, first: Message): Message {
  return message("steps-then", { first, next });
}

/** What a noble is worth at the end, as its card says. */
export function worthWord({ prestige, per, copy_best_other }: Noble): Message {
  if (copy_best_other) return message("worth-copied");
  const more = per.map(({ prestige: points, count, section }) =>
    message(`per-${count}`, { points, section }),
  );
  return message(more.length > 0 ? "worth-more" : "worth", { points: prestige, more });
}

/** An option of the Nile, by what it costs. */
export function nileWord({ cost: [one, other] }: NileOption): Message {
  if (!one || !other) return message("nile_options-pair");
  return message("nile_options-list", { one: unitWord(one), other: unitWord(other) });
}

/** "Gain Trade and Justice; 2 advances on the tracks of …" */
export function nileBrings(option: NileOption): Message {
  const isAny = option.advance_tracks.length === BASICS.length;
  return message(isAny ? "nile_options-brings_any" : "nile_options-brings", {
    gains: gainWords(option),
    advances: option.advances,
    tracks: option.advance_tracks.map(unitWord),
  });
}

/** What an artisan or an option of the Nile gives at once. */
export function gainWords(from: Pick<Artisan, "gain_resources" | "gain_jars">): Message[] {
  const gains = from.gain_resources.map(unitWord);
  if (from.gain_jars > 0) gains.push(message("board-jars_gained", { count: from.gain_jars }));
  return gains;
}

/** An artisan by its craft and the basic resources it gives, which tell those of a craft apart. */
export function artisanWord({ craft, gain_resources }: Artisan): Message {
  const name = message(`crafts-${craft}`);
  const resources = BASICS.filter((basic) => gain_resources.includes(basic)).map(unitWord);
  return resources.length > 0 ? message("artisan", { craft: name, resources }) : name;
}

export function artisanName(table: BoardTable, id: string): string {
  const artisan = artisanOf(printedOf(table), id);
  const gains = gainWords(artisan);
  return table.text(gains.length > 0 ? "board-artisan" : "board-artisan_plain", {
    artisan: message(`crafts-${artisan.craft}`),
    points: artisan.prestige,
    gains,
  });
}

/** What stands on a card as its name. */
export function shortName(table: BoardTable, card: { type: string; id: string }): string {
  if (card.type === "noble") return table.text(`nobles-${card.id}`);
  return table.text(`crafts-${artisanOf(printedOf(table), card.id).craft}`);
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
      return table.message(nileWord(byId(printedOf(table).nile_options, name)));
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

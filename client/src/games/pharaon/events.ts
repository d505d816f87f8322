/** What the journal's events of Pharaon say, for previews, tokens and motion. */

import type { GameEvent } from "../../lib/table/board";
import type { Unit } from "./view";

export interface UnitGain {
  unit: Unit;
  amount: number;
}

/** What an event brings its player, if it brings a resource, an offering token or a card. */
export function gainOf(event: GameEvent): UnitGain | null {
  const { resource, amount, token } = event.data;
  switch (event.kind) {
    case "gained":
      return { unit: String(resource), amount: Number(amount) };
    case "offering_taken":
      return { unit: String(token), amount: 1 };
    default:
      return null;
  }
}

/** All that these events bring, each unit once, in the order in which it comes. */
export function gainsOf(events: readonly GameEvent[]): UnitGain[] {
  const sums = new Map<Unit, number>();
  const add = (unit: Unit, amount: number): void => {
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  };
  for (const event of events) {
    const gain = gainOf(event);
    if (gain) add(gain.unit, gain.amount);
    if (event.kind === "set_taken") for (const token of tokensOf(event)) add(token, 1);
  }
  return [...sums].flatMap(([unit, amount]) => (amount > 0 ? [{ unit, amount }] : []));
}

/** The units of a payment as it happened: the one on the wheel (null without the wheel) and the
 *  others. */
export function paidBy(event: GameEvent): { access: Unit | null; units: Unit[] } {
  const { access, units } = event.data;
  return {
    access: typeof access === "string" && access !== "" ? access : null,
    units: Array.isArray(units) ? units.map(String) : [],
  };
}

/** The offering tokens of a set that was taken. */
export function tokensOf(event: GameEvent): Unit[] {
  const { tokens } = event.data;
  return Array.isArray(tokens) ? tokens.map(String) : [];
}

export const MOMENTS: Readonly<Record<string, string>> = {
  noble_taken: "noble",
  stage_built: "chamber",
  pharaoh: "crown",
  wheel_turned: "wheel",
};

export const GLYPHS: Readonly<Record<string, string>> = {
  scribe_dealt: "noble",
  dealt_nobles: "noble",
  kept_noble: "noble",
  jar_taken: "urn",
  jar_revealed: "urn",
  jars_shuffled: "urn",
  gained: "plus",
  short: "warning",
  acted: "wheel",
  paid: "minus",
  set_taken: "offering",
  offering_taken: "offering",
  offering_missed: "offering",
  bag_refilled: "offering",
  noble_revealed: "noble",
  artisan_taken: "artisan",
  artisan_revealed: "artisan",
  advanced: "water",
  advance_lost: "water",
  first_player: "first",
  passed: "end-turn",
  passed_last: "end-turn",
  moved: "pyramid",
  income: "plus",
  swapped: "trade",
  jar_replaced: "urn",
  teacher_used: "noble",
  wheel_cleared: "wheel",
  refilled_set: "offering",
  refilled_bonus: "offering",
  jars_shown: "urn",
  blocked: "urn",
  scored: "eye",
  won: "laurel",
  shared: "laurel",
  tile_dark: "tile",
  tile_tied: "tile",
  traitor_stack: "urn",
  traitor_jar: "urn",
  traitor_tile: "tile",
  traitor_full: "tile",
  traitor_wheel: "wheel",
  removed_noble: "noble",
  removed_artisan: "artisan",
  traitor_scored: "eye",
};

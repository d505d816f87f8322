/** What the engine shows of a position (view.types.ts, made from its shapes), and what is printed:
 *  components.toml. */

import type { Basic, Resource, Section } from "./view.types";

export type * from "./view.types";

export const BASICS = [
  "agriculture",
  "construction",
  "trade",
  "royalty",
  "justice",
] as const satisfies readonly Basic[];
export const RESOURCES = [...BASICS, "silver"] as const satisfies readonly Resource[];

/** A resource or the id of an offering type: what can be held and, but for prestige, paid. */
export type Unit = string;

export type Income = "first_player" | "any_basic" | "silver" | "offering" | "none";

/** Seats below 0: nobody, and in solo the Traitor. */
export const NOBODY = -1;
export const TRAITOR = -2;

// ------------------------------------------------------------- printed

export type Timing = "permanent" | "once_per_round" | "immediate" | "none";

/** What a noble can do: the words of the rules, 9.9. */
export interface Ability {
  ability: Timing;
  effect: string;
  section: Section | "";
  resources: Basic[];
  steps: { kind: string; amount: number }[];
}

/** Its prestige: a base, more `per` something (9.10), or that of another noble. */
export interface Noble extends Ability {
  id: string;
  prestige: number;
  per: { prestige: number; count: string; section: Section | "" }[];
  copy_best_other: boolean;
}

export interface Artisan {
  id: string;
  craft: string;
  prestige: number;
  gain_resources: Basic[];
  gain_jars: number;
}

export interface NileOption {
  id: string;
  cost: Basic[]; // empty: two of one kind
  gain_resources: Basic[];
  gain_jars: number;
  advances: number;
  advance_tracks: Basic[];
}

export interface OfferingType {
  id: string;
  kind: "resource" | "area" | "prestige";
  resource: Basic | "";
  section: Section | "";
  bonus_prestige: number;
}

/** `game.components`: the same for everyone, and for the whole game. */
export interface Printed {
  wheel: { sectors: Basic[] }; // clockwise
  gods: { id: string }[];
  nile: { tracks: Basic[]; prestige_by_level: number[] };
  nile_options: NileOption[];
  burial_stages: { stage: number; cost: Basic[]; prestige_total: number }[];
  artisans: Artisan[];
  nobles: Noble[];
  jars: { id: string; bottom: Basic; left: Basic; right: Basic }[];
  offering_types: OfferingType[];
  pyramid_rows: { row: number; incomes: Income[] }[];
}

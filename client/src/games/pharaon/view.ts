/** What the engine shows of a position and what it prints, typed: view.py and components.toml. */

export const BASICS = ["agriculture", "construction", "trade", "royalty", "justice"] as const;
export const RESOURCES = [...BASICS, "silver"] as const;
export type Basic = (typeof BASICS)[number];
export type Resource = (typeof RESOURCES)[number];

export const SECTIONS = ["offerings", "nobles", "nile", "artisans", "burial_chamber"] as const;
export type Section = (typeof SECTIONS)[number];

/** A resource or the id of an offering type: what can be held and, but for prestige, paid. */
export type Unit = string;

export type Income = "first_player" | "any_basic" | "silver" | "offering" | "none";

/** Seats below 0: nobody, and in solo the Traitor. */
export const NOBODY = -1;
export const TRAITOR = -2;

export interface RingGod {
  id: string;
  value: number;
  with: Section;
  needs: Partial<Record<Section, number>>;
}

/** One position of the ring, clockwise from the top; its god stands on its clockwise edge. */
export interface RingPlace {
  position: number;
  section: Section;
  sector: Basic;
  usable: number;
  units: (Unit | null)[]; // null: a space that is blocked without a token
  god: RingGod;
}

export interface Half {
  section: Section;
  have: number;
  needed: number;
  met: boolean;
}

export interface SeatGod {
  id: string;
  value: number;
  satisfied: boolean;
  halves: Half[];
}

export interface HeldNoble {
  id: string;
  used: boolean;
  points: number;
  prestige_now: number;
}

export interface SeatView {
  resources: Record<Resource, number>;
  offerings: Record<string, number>;
  nobles: HeldNoble[];
  artisans: string[];
  nile: Record<Basic, number>;
  stage: number;
  round_disk: "round" | "pyramid" | "done";
  row: number;
  index: number;
  passed: boolean;
  gods: SeatGod[];
  parts: Record<string, number>;
  points: number;
  place: number;
}

export interface Payment {
  section: Section;
  option: string;
  variant: "wheel" | "free";
  sector: Basic;
  access: Unit | null;
  units: Unit[];
  proposal: { access: Unit | null; units: Unit[] };
}

export interface TraitorSpace {
  kind: string;
  number: number;
}

export interface TraitorTile {
  id: string;
  side: "light" | "dark";
  tied: Basic | null;
  god: string;
  filled: number;
  tokens: (Basic | null)[]; // on the filled spaces; null: filled without a token
  spaces: TraitorSpace[];
  jars: number;
}

export interface TraitorView {
  tiles: TraitorTile[];
  stack: number;
  jar: string | null;
  nobles: string[];
  artisans: string[];
  offerings: Record<string, number>;
  resources: Record<Resource, number>;
  nile: Record<Basic, number>;
  stage: number;
  passed: boolean;
  row: number;
  index: number;
  parts: Record<string, number>;
  points: number;
}

/** Cards for all to take, and those that may be in the deck. */
export interface Display {
  slots: (string | null)[];
  deck: number;
  unseen: string[];
}

export interface PharaonView {
  round: number;
  rounds: number;
  direction: "clockwise" | "counterclockwise";
  offset: number;
  first: number | null; // -1: the Traitor; null: nobody yet
  active: number;
  to_move: number;
  decision: string;
  phase: "setup" | "round" | "over";
  ring: RingPlace[];
  supply: Record<Resource, number>;
  jars: { stack: number; shown: string[]; discards: string[] };
  jar_open: string | null;
  nobles: Display;
  artisans: Display;
  offerings: {
    sets: ([string, string] | null)[];
    bonus: (string | null)[];
    bag: Record<string, number>;
    discards: Record<string, number>;
  };
  pyramid: { row: number; seat: number; index: number }[];
  passed: number[];
  pharaoh: number;
  payment: Payment | null;
  seats: SeatView[];
  traitor: TraitorView | null;
}

/** What only a seat itself may see. */
export interface Secret {
  setup_nobles?: string[];
  rejected?: string | null;
}

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

/** What the engine says about a position of Egizia and what is printed, as types. */

export type Crew = "masons" | "haulers" | "carvers" | "overseer";
export type Soil = "green_field" | "yellow_field" | "brown_field";
export type Site = "sphinx" | "obelisk_graves" | "temple_pyramid";
export type Building = "obelisk" | "graves" | "temple" | "pyramid";
export type Market = "stone_market" | "grain_market";
export type CardType = "permanent" | "immediate" | "anytime";

export const CREWS: readonly Crew[] = ["masons", "haulers", "carvers", "overseer"];
export const MARKETS: readonly Market[] = ["stone_market", "grain_market"];

// ------------------------------------------------------------- a position

export interface RiverSpace {
  space: string;
  card: string | null;
  ships: number[]; // seats; several by reuse_round_space
}

export interface SiteView {
  site: Site;
  space: string;
  ships: (number | null)[]; // by ship space, 1st to 3rd
  beside: number | null; // speculates
  last: number | null; // by occupied_site: builds after the others
  built: number[];
}

export interface Work {
  seat: number;
  left: number;
  spent: number;
  rows: number[];
}

export interface SeatView {
  colour: string;
  score: number;
  scarabs: number;
  track_space: number;
  place: number;
  tile: number; // 0: none yet
  bid: number;
  reserve: number;
  strength: Record<Crew, number>;
  used_crews: Crew[];
  stone_market: number;
  grain_market: number;
  ships_left: number;
  downstream: number; // order of the first space still downstream, 1 to 21
  cards: string[];
  used_cards: string[];
  upgraded: string | null;
  need: number;
  supply: number;
  missing: number;
  loss: number;
  production: Record<"quarry" | Soil, number>;
  sites_built: Site[];
  stones: Record<Building, number>;
  grave_tiles: number[];
  sphinx: number;
  sphinx_cards: string[] | null; // only when the game is over
  parts: Record<string, number>;
  points: number;
}

export interface EgiziaView {
  round: number; // 0: bidding for the order
  rounds: number;
  phase: string;
  to_move: number;
  decision: string;
  site_spaces: number;
  irrigation: string;
  order: (number | null)[]; // by tile
  rank: number[];
  passed: number[];
  river: RiverSpace[];
  sites: SiteView[];
  stones: Record<string, number>; // who laid the stone, by its space
  graves: (number | null)[]; // null: face down
  work: Work | null;
  first_builder: number | null;
  sphinx_deck: { cards: number; batches: number[]; looking: number };
  seats: SeatView[];
}

/** A Sphinx card as its owner sees it: what it is worth now. */
export interface SphinxNow {
  card: string;
  points: number;
  have: number;
  need: number; // 0: it counts without limit
}

/** What only a seat itself may see. */
export interface Secret {
  sphinx?: SphinxNow[];
  looking?: SphinxNow[];
  points?: number;
}

// ------------------------------------------------------------- printed

/** What a space or a card does; which numbers it has depends on its kind. */
export interface Effect {
  kind: string;
  soil?: Soil;
  grain?: number;
  stones?: number;
  steps?: number;
  crews?: Crew[];
  site?: Site;
  cards?: number;
  cost_stones?: number;
  uses_per_round?: number;
  strength?: number;
  value?: number;
  buildings?: Building[];
  points?: number;
  max?: number;
  points_per_stone?: number;
  bonus_market_steps?: number;
  bonus_points?: number;
  bonus_stones?: number;
}

/** How a Sphinx card scores; which numbers it has depends on its kind. */
export interface Scoring {
  kind: string;
  points?: number;
  spaces?: string[];
  min?: number; // columns or stones
  every?: number;
  points_by_players?: number[];
  thresholds?: { min: number; points: number }[];
}

export interface NileSpace {
  id: string;
  order: number;
  type: "card" | "round" | "site";
  effect: Effect;
}

export interface NileCard {
  id: string;
  deck?: string; // start cards have none
  type?: CardType;
  category: "field" | "quarry" | "power" | "event";
  effect: Effect;
}

export interface MonumentSpace {
  id: string;
  value: number;
}

/** `game.components`: the same for everyone, and for the whole game. */
export interface Printed {
  limits: { ships: number; max_stones: number };
  crews: { id: Crew; max: number }[];
  order_tiles: { id: string; number: number; start_stones: number }[];
  start_cards: NileCard[];
  markets: {
    id: Market;
    bottom_stones: number;
    bottom_points: number;
    final_stones_per_point: number;
  }[];
  market_spaces: {
    id: string;
    market: Market;
    index: number;
    sell_at_end: boolean;
    penalty: number;
  }[];
  irrigation_spaces: { id: string; produces: Soil[] }[];
  soils: { id: Soil; rank: number }[];
  nile_spaces: NileSpace[];
  sites: { id: Site; nile_space: string }[];
  site_spaces: { id: string; site: Site; build_order: number; beside: boolean }[];
  obelisk_spaces: (MonumentSpace & { level: number })[];
  grave_spaces: { id: string; order: number }[];
  temple_spaces: (MonumentSpace & { part: string; level: number })[];
  pyramid_spaces: (MonumentSpace & { row: number; col: number })[];
  nile_cards: NileCard[];
  sphinx_cards: { id: string; scoring: Scoring }[];
  sphinx_visit: { max_cards: number };
  scoring: { scarab_points: number };
}

/* What Egizia shows. Made from sight/shape.py by tools/view_types.py: do not edit. */

export interface PublicView {
  round: number; // 0: bidding for the order
  rounds: number;
  phase: string;
  to_move: number;
  decision: string;
  pending: unknown[];
  reveals: number;
  turn_count: number;
  options: Record<string, string>;
  site_spaces: number;
  can_speculate: boolean; // more players than ship spaces: one may stand beside them
  irrigation: string;
  order: (number | null)[]; // by tile
  rank: number[];
  passed: number[];
  river: RiverSpace[];
  sites: SiteView[];
  stones: Record<string, number>; // who laid the stone, by its space
  pyramid_rows: PyramidRow[];
  graves: (number | null)[]; // null: face down
  work: Work | null;
  building: Site | null; // whose crews are asked about
  first_builder: number | null;
  unseen_cards: Record<string, string[]>;
  gone_cards: string[];
  unseen_graves: Record<string, number>; // by value
  sphinx_deck: SphinxDeck;
  seats: SeatView[];
}

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

export type Site = "sphinx" | "obelisk_graves" | "temple_pyramid";

/** A row with at least one stone, and who gets its bonus as it stands. */
export interface PyramidRow {
  row: number; // from 1, the lowest
  seat: number;
  stones: number; // of that seat: as many points
  complete: boolean;
}

/** A build action under way. */
export interface Work {
  seat: number;
  left: number; // strength and stones
  spent: number;
  rows: number[]; // of the pyramid, that it has completed
}

export interface SphinxDeck {
  cards: number;
  batches: number[]; // their sizes, from the top
  looking: number;
}

export interface SeatView {
  colour: string;
  score: number;
  scarabs: number;
  track_space: number; // of the score track
  place: number;
  tile: number; // 0: none yet
  bid: number;
  reserve: number;
  next_reserve: number; // after the next production
  strength: Record<Crew, number>;
  used_crews: Crew[];
  stone_market: number;
  grain_market: number;
  ships_left: number;
  is_sailing: boolean; // still places ships in this round
  has_passed: boolean; // in the ships phase that goes on
  downstream: number; // order of the first space still downstream, 1 to 21
  upstream: string[]; // spaces out of reach in this round
  cards: string[];
  used_cards: string[];
  upgraded: string | null;
  fields: FieldView[]; // the starting one first
  quarries: string[];
  feeding: Feeding;
  production: Record<Product, number>;
  sites_built: Site[];
  stones: Record<Building, number>;
  grave_tiles: number[];
  sphinx: number;
  sphinx_cards: string[] | null; // only when the game is over
  parts: Record<string, number>;
  points: number;
}

export type Crew = "masons" | "haulers" | "carvers" | "overseer";

/** A field of a seat. */
export interface FieldView {
  card: string;
  soil: Soil; // that it counts as
  water: number; // level of the irrigation, 1 to 3, from which on it gives grain
  gives: number; // grain now; 0: it is dry
}

export type Soil = "green_field" | "yellow_field" | "brown_field";

/** How the crews are fed as things stand. */
export interface Feeding {
  need: number;
  supply: number;
  missing: number;
  penalty: number; // points for each missing grain
  loss: number; // points lost in all
  is_capped: boolean; // there are not more points to lose
}

export type Product = "green_field" | "yellow_field" | "brown_field" | "quarry";

export type Building = "obelisk" | "graves" | "temple" | "pyramid";

export interface PrivateView {
  sphinx: SphinxNow[];
  points: number;
  looking?: SphinxNow[];
}

/** A Sphinx card as its owner sees it: what it is worth now. */
export interface SphinxNow {
  card: string;
  points: number;
  have: number;
  need: number; // 0: it counts without limit
}

export interface ChoiceData {
  spends?: string[]; // cards that a ship there uses up
  skipped?: number; // free places that a ship there passes
  ahead?: number; // free places beyond it
  feeding?: Feeding; // of the mover afterwards, where that changes
}

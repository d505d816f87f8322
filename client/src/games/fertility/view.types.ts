/* What Fertility shows. Made from sight/shape.py by tools/view_types.py: do not edit. */

export interface PublicView {
  turn: number; // turns that are over, of all players together
  turns: number;
  round: number; // from 1
  rounds: number;
  last_round: boolean;
  first: number;
  active: number; // -1: the game is over
  to_move: number;
  decision: string;
  pending: unknown[];
  reveals: number;
  turn_count: number;
  options: Record<string, string>;
  board: Valley;
  common_pool: (string | null)[];
  pile: number;
  unseen_tiles: Record<string, number>;
  gone_tiles: Record<string, number>;
  display: (string | null)[]; // null: built in this turn
  unseen_districts: string[];
  stock: Record<Resource, number>;
  seats: SeatView[];
}

/** The central board: what is printed, and what lies on it. */
export interface Valley {
  columns: number;
  rows: number;
  map: string[]; // ".": desert, "W": wheat, "~": water, else the first letter of an icon
  tiles: LaidTile[]; // oldest first
  monuments: Monument[];
  quarries: string[]; // squares of the Quarries that wait for a decision
}

/** A tile on the board. */
export interface LaidTile {
  seat: number; // who laid it; -1: the starting tile
  tile: string | null; // its id; the starting tile has none
  squares: string[];
  scenes: Resource[]; // by square
}

export type Resource = "alabaster" | "bovine" | "papyrus" | "grape";

export interface Monument {
  square: string;
  seat: number;
}

export interface SeatView {
  metropolis: string;
  monument: string;
  monuments_left: number;
  monuments_placed: number;
  wheat: number;
  pool: (string | null)[];
  hand: Record<Resource, number>;
  districts: string[];
  shops: ShopState[];
  tokens: Record<Resource, number>; // on all Shops
  statues: Statues;
  parts: Record<string, number>;
  points: number;
  place: number;
}

export interface ShopState {
  shop: string;
  spaces: (Resource | null)[]; // what lies on each, in the order of `requires`
  full: boolean;
}

/** The statues of a Metropolis; what they are worth is a part of the score. */
export interface Statues {
  gods: string[]; // those that are named
  of_choice: number;
  different: number; // gods that count, those of choice included
}

/** Nothing is private (F13.1, F13.2). */
export interface PrivateView {
}

/** What the engine shows of a position and what it prints, typed: view.py and components.toml. */

export const RESOURCES = ["alabaster", "bovine", "papyrus", "grape"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | "wheat";
export type Count = Record<Resource, number>;

export interface LaidTile {
  seat: number; // -1: the starting tile
  squares: string[];
  scenes: Resource[]; // by square
}

export interface Monument {
  square: string;
  seat: number;
}

/** The central board: what is printed (rows of marks), and what lies on it, oldest first. */
export interface Valley {
  columns: number;
  rows: number;
  map: string[]; // ".": desert, "W": wheat, "~": water, else the first letter of an icon's resource
  tiles: LaidTile[];
  monuments: Monument[];
}

export interface ShopState {
  shop: string;
  tokens: Count;
  full: boolean;
}

export interface SeatView {
  metropolis: string;
  monument: string;
  monuments_left: number;
  monuments_placed: number;
  wheat: number;
  pool: (string | null)[];
  hand: Count;
  districts: string[];
  shops: ShopState[];
  tokens: Count;
  parts: Record<string, number>;
  points: number;
  place: number;
}

export interface FertilityView {
  turn: number; // turns that are over, of all players together
  turns: number;
  last_round: boolean;
  first: number;
  active: number; // -1 when the game is over
  to_move: number;
  decision: string;
  pending: [string, number, number][];
  board: Valley;
  common_pool: (string | null)[];
  pile: number;
  display: (string | null)[];
  unseen_districts: string[];
  stock: Count;
  seats: SeatView[];
}

export type Effect =
  | { type: "debens"; value: number }
  | { type: "debens_per_resource"; value: number; resource: Resource }
  | { type: "statues"; gods: string[] }
  | { type: "statue_of_choice"; count: number }
  | { type: "wheat"; value: number }
  | { type: "exchange"; resources: Resource[] };

export interface Shop {
  id: string;
  requires: (Resource | "any")[];
  effect: Effect;
}

export interface District {
  id: string;
  cost: number;
  shops: Shop[];
}

/** `game.components`: the same for everyone, and for the whole game. */
export interface Printed {
  limits: {
    district_spots_per_metropolis: number;
    monuments_per_player: number;
    resource_stock_per_type: number;
  };
  scoring: { statues: { debens: number[] }; wheat: { debens: number[] } };
  gods: { id: string }[];
  valley_boards: { id: string; rows: string[] }[];
  metropolis_boards: { id: string; shops: Shop[] }[];
  district_tiles: District[];
}

/** What is printed, typed: components.toml. */

import type { Resource } from "./view.types";

export const RESOURCES = ["alabaster", "bovine", "papyrus", "grape"] as const satisfies Resource[];
export type Good = Resource | "wheat";

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

/** What is printed in Egizia's box, as types: `game.components`. */

import type { Building, Crew, Site, Soil } from "./view.types";

export type Market = "stone_market" | "grain_market";
export type CardType = "permanent" | "immediate" | "anytime";

export const CREWS: readonly Crew[] = ["masons", "haulers", "carvers", "overseer"];
export const MARKETS: readonly Market[] = ["stone_market", "grain_market"];

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
  phases: { id: string; number: number }[];
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

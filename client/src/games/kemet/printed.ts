/** What is printed, typed: components.toml. */

import type { Colour } from "./view.types";

export const COLOURS = ["white", "red", "blue"] as const satisfies Colour[];

export interface Effect {
  kind: string;
  amount: number;
  ref: string;
}

export interface PrintedArea {
  id: string;
  kind: "district" | "desert" | "temple" | "sanctuary";
  city: string;
  bank: "west" | "east" | "delta";
  obelisk: boolean;
  prayer: number;
  sacrifice_units: number;
  sacrifice_prayer: number;
  sacrifice_vp: number;
}

export interface PrintedTile {
  id: string;
  group: string;
  colour: Colour;
  level: number;
  cost: number;
  timing: string;
  effects: Effect[];
}

export interface BattleCard {
  id: string;
  strength: number;
  damage: number;
  protection: number;
}

export interface Creature {
  id: string;
  movement: number;
  strength: number;
  damage: number;
  protection: number;
  effects: Effect[];
}

export interface DiCard {
  id: string;
  count: number;
  cost: number;
  timing: string;
  during: string;
  effects: Effect[];
}

export interface ActionSpace {
  id: string;
  action: string;
  level: number; // 3 is the top row, 0 the gold space
}

/** `game.components`: the same for everyone, and for the whole game. */
export interface Printed {
  limits: { prayer_max: number; units_total: number };
  boards: { seats: number; side: string; banks: string[]; cities: string[] }[];
  cities: { id: string; districts: string[]; front: string }[];
  areas: PrintedArea[];
  gods: { id: string; colour: string }[];
  action_spaces: ActionSpace[];
  action_tokens: { id: string; count: number; per_player: number }[];
  power_tiles: PrintedTile[];
  creatures: Creature[];
  di_cards: DiCard[];
  battle_cards: BattleCard[];
}

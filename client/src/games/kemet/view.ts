/** What the engine says about a position of Kemet and what is printed, as types. */

export type Colour = "white" | "red" | "blue";
export type TokenState = "none" | "ready" | "placed";

export const COLOURS: readonly Colour[] = ["white", "red", "blue"];

// ------------------------------------------------------------- a position

export interface Troop {
  seat: number;
  units: number;
  creature: string | null;
}

export interface AreaView {
  area: string;
  troops: Troop[]; // two while a battle is fought or waits: the attacker first
  controller: number | null;
}

export interface PyramidView {
  seat: number;
  colour: Colour;
  level: number;
  area: string | null; // null: in the reserve
  controller: number | null;
}

export interface MoveView {
  seat: number;
  origin: string | null;
  at: string | null;
  points_used: number;
  points: number;
  landed: string[];
  open_gates: boolean;
  group: { units: number; creature: string | null } | null;
  leader?: string | null;
  target?: string | null;
  how?: string;
}

/** Where the strength of a side comes from. */
export type Parts = Record<"units" | "card" | "di" | "creature" | "tiles" | "wound", number>;

export interface SideView {
  seat: number;
  units: number;
  creature: string | null;
  committed: number; // 0 to 3: card, discard, Divine Intervention cards
  card: string | null; // null before the reveal
  discard: string | null;
  di: Record<string, number> | null;
  wound: number;
  strength: number;
  damage: number;
  protection: number;
  lost: number;
  parts: Parts;
}

export type BattleStage = "escape" | "commit" | "wound" | "aftermath";

export interface BattleView {
  area: string;
  night: boolean;
  stage: BattleStage;
  winner: number | null;
  attacker: SideView;
  defender: SideView;
}

export interface SeatView {
  god: string;
  city: string | null;
  prayer: number;
  reserve: number;
  points: number;
  permanent: Record<"battles" | "two_temples" | "sanctuary" | "tiles", number>;
  temporary: Record<"temples" | "pyramids", number>;
  di_cards: number;
  battle_hand: number;
  battle_set: string[];
  shown: string[];
  hidden: number;
  replaced: string[];
  tiles: string[];
  creatures: Record<string, string | null>;
  tokens: { regular: number; silver: TokenState; gold: TokenState };
  spaces: Record<string, string>;
  levels_missing: number[];
  troop_limit: number;
  movement: number;
  teleport_cost: number;
  attack: number;
  defend: number;
  damage: number;
  protection: number;
}

export interface KemetView {
  round: number;
  phase: "setup" | "night" | "day" | "attribution" | "over";
  turn: number; // 1 to 5, 0 outside the Day
  to_move: number;
  decision: string;
  goal: number;
  max_level: number;
  side: string;
  order: number[];
  order_fixed: number[];
  areas: AreaView[];
  pyramids: PyramidView[];
  offer: string[];
  di: { pile: number; discard: Record<string, number> };
  move: MoveView | null;
  battle: BattleView | null;
  waiting_battles: string[];
  card: { card: string; seat: number; vetoes: number } | null;
  placing?: { areas: string[]; units: number } | null;
  temples?: Record<string, number | null>;
  seats: SeatView[];
}

/** What only a seat itself may see. */
export interface Secret {
  di?: Record<string, number>;
  battle_hand?: string[];
  committed?: { card?: string | null; discard?: string | null; di?: Record<string, number> | null };
  prescience?: string | null;
  looking?: Record<string, number>;
}

// ------------------------------------------------------------- printed

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

/* What Kemet shows. Made from sight/shape.py by tools/view_types.py: do not edit. */

export interface PublicView {
  round: number;
  phase: Phase;
  turn: number; // 0 outside the Day
  turns: number; // of a Day
  to_move: number;
  decision: string;
  pending: unknown[];
  reveals: number;
  turn_count: number;
  options: Record<string, string>;
  goal: number;
  max_level: number;
  round_cap: number;
  capped: boolean;
  side: string;
  order: number[];
  order_fixed: number[]; // seats named so far for the new order
  areas: AreaView[];
  temples: Record<string, number | null>;
  pyramids: PyramidView[];
  offer: string[];
  di: DiDeck;
  move: MoveView | null;
  battle: BattleView | null;
  last_battle: LastBattle | null;
  waiting_battles: string[];
  placing: Placing;
  card: CardView | null;
  seats: SeatView[];
}

export type Phase = "setup" | "night" | "day" | "attribution" | "over";

export interface AreaView {
  area: string;
  troops: Troop[]; // two while a battle is fought or waits: the attacker first
  controller: number | null;
}

export interface Troop {
  seat: number;
  units: number;
  creature: string | null;
}

export interface PyramidView {
  seat: number;
  colour: Colour;
  level: number;
  area: string | null; // null: in the reserve
  controller: number | null;
}

export type Colour = "white" | "red" | "blue";

/** Divine Intervention cards that nobody holds. */
export interface DiDeck {
  pile: number;
  discard: Record<string, number>;
  looking: number; // that Vision shows its owner
}

/** The Move action under way. */
export interface MoveView {
  seat: number;
  origin: string | null; // null before the first departure
  at: string;
  points_used: number;
  points: number;
  leader: string | null;
  landed: string[];
  open_gates: boolean;
  target: string | null; // while the group is asked
  how: How;
  group: Group | null; // that departs
}

export type How = "step" | "teleport" | "card";

export interface Group {
  units: number;
  creature: string | null;
}

export interface BattleView {
  area: string;
  night: boolean;
  stage: Stage;
  winner: number | null;
  commitments: number; // secret choices of each side
  attacker: SideView;
  defender: SideView;
}

export type Stage = "escape" | "commit" | "wound" | "aftermath";

/** One side of a battle; its cards are null before the reveal. */
export interface SideView {
  seat: number;
  units: number;
  creature: string | null;
  fought: number; // units, from the reveal on
  counted: string | null; // creature, from the reveal on
  committed: number; // secret choices made
  ready: boolean; // all of them
  card: string | null;
  discard: string | null; // null if it lies face down
  di: Record<string, number> | null;
  wound: number; // cards discarded by Divine Wound
  strength: number;
  damage: number;
  protection: number;
  lost: number;
  parts: Parts;
  sums: SumLine[]; // before cards
  may_play: string[]; // battle cards that nobody has seen leave the hand
  least: Plan; // with the lowest of these
  most: Plan;
}

/** Where the strength of a side comes from. */
export interface Parts {
  units: number;
  card: number;
  di: number;
  creature: number;
  tiles: number;
  wound: number;
}

/** What one source adds to a side before its cards. */
export interface SumLine {
  what: SumSource;
  id: string | null; // of the creature or tile
  strength: number;
  damage: number;
  protection: number;
  cancelled_by: string | null; // the enemy creature that makes this one count for nothing
}

export type SumSource = "units" | "creature" | "tile";

/** Strength, damage and protection: of a side, or what cards add to one. */
export interface Plan {
  strength: number;
  damage: number;
  protection: number;
}

/** What the last reveal showed. */
export interface LastBattle {
  area: string;
  attacker: ShownSide;
  defender: ShownSide;
}

export interface ShownSide {
  seat: number;
  card: string;
  discard: string | null;
  di: Record<string, number>;
}

/** Units placed by the action or card under way. */
export interface Placing {
  areas: string[];
  units: number;
  left: number | null; // how many more may come; null: nothing is being placed
}

/** The card that waits for Vetoes. */
export interface CardView {
  card: string;
  seat: number;
  vetoes: number;
  last: number;
}

export interface SeatView {
  god: string;
  city: string | null;
  prayer: number;
  reserve: number;
  points: number;
  parts: Record<string, number>;
  permanent: Record<Source, number>;
  temporary: Record<Place, number>;
  levels: Record<Colour, number>;
  reach: Record<Colour, number>; // the highest level that the seat controls
  too_high: string[]; // tiles for sale above that
  twins: string[]; // tiles for sale of which the seat has an equal one
  di_cards: number;
  battle_hand: number;
  battle_set: string[];
  battle_cards: Record<string, Whereabouts>; // as everybody sees them
  shown: string[];
  hidden: number;
  replaced: string[];
  tiles: string[];
  creatures: Record<string, string | null>; // null: in the reserve
  tokens: Tokens;
  spaces: Record<string, Token>;
  levels_missing: number[];
  troop_limit: number;
  movement: number;
  teleport_cost: number;
  attack: number;
  defend: number;
  damage: number;
  protection: number;
  place: number;
}

export type Source = "battles" | "two_temples" | "sanctuary" | "tiles";

export type Place = "temples" | "pyramids";

export type Whereabouts = "hand" | "out" | "maybe";

export interface Tokens {
  regular: number; // left
  silver: TokenState;
  gold: TokenState;
}

export type TokenState = "none" | "ready" | "placed";

export type Token = "regular" | "silver" | "gold";

export interface PrivateView {
  di?: Record<string, number>;
  battle_hand?: string[];
  battle_cards?: Record<string, Whereabouts>;
  looking?: Record<string, number>; // cards that Vision shows
  committed?: Commitment;
  prescience?: string; // the battle card of the opponent
  unseen_strength?: number; // the most that the opponent's DI cards could add
}

/** The secret choices that a seat has made so far. */
export interface Commitment {
  card: string | null;
  discard: string | null;
  di: Record<string, number> | null;
  plan: Plan;
}

/** What a choice costs or leads to. */
export interface ChoiceData {
  movement?: number; // points of a step
  prayer?: number; // points paid
  level?: number; // of the pyramid, after it
  clash?: Clash;
  plan?: Plan; // with this card, or these
  against?: Matchup[]; // with them, against all that the other side may play
}

/** The attack that a choice leads to. */
export interface Clash {
  area: string;
  attacker: Known;
  defender: Known;
  cards: OwnCard[];
  unseen_strength: number; // the most that the defender's DI cards could add
  may_escape: boolean; // the defender may hold Escape
}

/** What is known of a side before an attack; cards come on top. */
export interface Known {
  seat: number;
  units: number;
  creature: string | null;
  sums: SumLine[];
  strength: number;
}

/** A battle card of one's own, against all that the other side may play. */
export interface OwnCard {
  card: string;
  against: Matchup[];
}

/** A battle against one card that the other side may play. */
export interface Matchup {
  card: string;
  mine: number; // strength
  theirs: number;
  wins: boolean;
  lost: number; // own units
  killed: number;
}

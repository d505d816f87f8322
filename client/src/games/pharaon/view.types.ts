/* What Pharaon shows. Made from sight/shape.py by tools/view_types.py: do not edit. */

export interface PublicView {
  phase: Phase;
  round: number;
  rounds: number;
  direction: Direction;
  offset: number;
  first: number | null; // -1: the Traitor; null: nobody yet
  active: number;
  to_move: number;
  decision: string;
  pending: unknown[];
  reveals: number;
  turn_count: number;
  options: Record<string, string>;
  ring: RingPlace[];
  costs: Record<string, string[]>; // by option; "any": any one kind, of which all are
  supply: Record<Resource, number>;
  jars: Jars;
  jar_open: string | null;
  nobles: Nobles;
  artisans: Artisans;
  offerings: Offerings;
  pyramid: PyramidRow[];
  passed: number[];
  pharaoh: number;
  payment: Payment | null;
  seats: SeatView[];
  traitor: TraitorView | null;
}

export type Phase = "setup" | "round" | "over";

export type Direction = "clockwise" | "counterclockwise";

/** A position of the ring, clockwise from the top: a section and the sector that faces it. */
export interface RingPlace {
  position: number;
  section: Section;
  sector: Basic;
  usable: number; // spaces of the sector
  units: (string | null)[]; // what lies there; null: a space that is blocked without a token
  free: number; // spaces
  god: RingGod;
}

export type Section = "offerings" | "nobles" | "nile" | "artisans" | "burial_chamber";

export type Basic = "agriculture" | "construction" | "trade" | "royalty" | "justice";

/** The god on the clockwise edge of a section. */
export interface RingGod {
  id: string;
  value: number; // points
  neighbour: Section; // on the god's other side
  needs: Record<string, number>; // of both sections, by name
}

export type Resource = "agriculture" | "construction" | "trade" | "royalty" | "justice" | "silver";

export interface Jars {
  stack: number;
  shown: string[]; // under the pyramid
  discards: string[];
  unseen: string[];
}

export interface Nobles {
  slots: (string | null)[];
  deck: number;
  unseen: string[]; // that may be in the deck
  removed: string[];
  set_aside: number;
}

export interface Artisans {
  slots: (string | null)[];
  deck: number;
  unseen: string[];
  removed: string[];
}

export interface Offerings {
  sets: (string[] | null)[]; // of two tokens; null: taken
  bonus: (string | null)[];
  bag: Record<string, number>; // by offering type, as the next
  discards: Record<string, number>;
}

export interface PyramidRow {
  row: number; // from 1, the lowest
  seat: number;
  index: number;
}

/** What is being paid, and what was chosen so far. */
export interface Payment {
  section: Section;
  option: string;
  variant: Variant;
  sector: Basic;
  step: Step;
  access: string | null;
  units: string[];
  proposal: Proposal; // of the whole payment
}

export type Variant = "wheel" | "free";

export type Step = "access" | "units";

export interface Proposal {
  access: string | null; // the unit for the wheel; null: without the wheel
  units: string[];
}

export interface SeatView {
  resources: Record<Resource, number>;
  offerings: Record<string, number>;
  nobles: HeldNoble[];
  set_aside: boolean;
  artisans: string[];
  nile: Record<Basic, number>; // levels
  stage: number;
  counts: Record<Section, number>; // what the gods beside a section count (P8.2)
  round_disk: Disk;
  row: number; // of the pyramid; 0: none
  index: number;
  passed: boolean;
  gods: SeatGod[]; // in the order of the ring
  parts: Record<string, number>;
  points: number;
  place: number;
}

export interface HeldNoble {
  id: string;
  used: boolean; // in this round
  points: number; // printed
  prestige_now: number;
}

export type Disk = "round" | "pyramid" | "done";

export interface SeatGod {
  id: string;
  value: number;
  satisfied: boolean;
  halves: Half[];
}

/** What a god asks for in one of its two sections. */
export interface Half {
  section: Section;
  have: number; // without what the satisfied gods beside the same section take (P8.4)
  needed: number;
  met: boolean;
  promised: string | null; // there is enough of it, but it serves this god beside the same section
}

export interface TraitorView {
  tiles: TraitorTile[];
  stack: number;
  unseen: string[];
  jar: string | null; // whose two last resources the player splits
  nobles: string[];
  artisans: string[];
  offerings: Record<string, number>;
  resources: Record<Resource, number>;
  nile: Record<Basic, number>;
  stage: number;
  counts: Record<Section, number>;
  passed: boolean;
  row: number;
  index: number;
  parts: Record<string, number>;
  points: number;
}

export interface TraitorTile {
  id: string;
  side: Side;
  tied: Basic | null;
  god: string;
  now: boolean; // its jars are those of this round
  filled: number;
  tokens: (Resource | null)[]; // on the filled spaces; null: filled without a token
  spaces: TraitorSpace[];
  jars: number;
}

export type Side = "light" | "dark";

export interface TraitorSpace {
  kind: string;
  number: number;
}

/** P2.5 The nobles that a seat has drawn in set-up. */
export interface PrivateView {
  setup_nobles?: string[];
  rejected?: string;
}

/** What a choice is about: an action, or an income of the pyramid. */
export interface ChoiceData {
  section?: Section;
  wheel?: boolean; // it takes a space there
  row?: number;
  index?: number;
}

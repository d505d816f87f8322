/** How a game's events are told: in the log, in captions while others move, in the recap. */
import type { BoardTable, GameEvent, Target } from "./board";

/** A gain or holding as a round token: glyph and amount, named for tooltips. */
export interface Gain {
  readonly icon: string;
  readonly amount: number;
  readonly name: string;
  /** CSS colours of the disc and of the glyph on it. */
  readonly colour: string;
  readonly on: string;
  /** What it is for, in a word or two: "battle won". */
  readonly reason?: string | undefined;
  /** It counts towards victory. */
  readonly isScore?: boolean;
}

/** A way over the board that somebody went in a turn. */
export interface Trail {
  /** One place: where something happened. */
  readonly places: readonly Target[];
  /** Not from neighbour to neighbour: drawn dotted. */
  readonly isLeap: boolean;
}

export interface Narration {
  /** An event that is shown as a token after the sentence before it, instead of its own sentence. */
  gain?(event: GameEvent, table: BoardTable): Gain | null;
  /** What an event is called that only leads to the next one, e.g. the token of an action: it stands in
   *  small type beside what follows. "": it has its own sentence. */
  lead?(event: GameEvent, table: BoardTable): string;
  /** Events that are not told, by kind or one by one, because what follows shows them, e.g. that a
   *  turn begins. */
  readonly silent?: readonly string[] | ((event: GameEvent) => boolean);
  /** Kinds of events that are waited for: up to the last of them a move is told step by step, to its
   *  mover too, before panels, log and questions show what it has come to. */
  readonly suspense?: readonly string[];
  /** Kinds of events that happen on the board of the player they are about: while another's turn is
   *  told, that board stands in the place of one's own. */
  readonly atHome?: readonly string[];
  /** The way that an event describes, for the recap; null: none. */
  trail?(event: GameEvent): Trail | null;
  /** How long the caption of a kind of event stands, in milliseconds at speed 1, if not as long as
   *  most. */
  readonly paces?: Readonly<Record<string, number>>;
  /** Kinds of events that begin a new part of the log, e.g. ["round"]. */
  readonly dividers?: readonly string[];
  /** Kinds of events that deserve a mark on the replay's timeline, with their glyph. */
  readonly moments?: Readonly<Record<string, string>>;
  /** Glyphs of the other kinds of events, for their lines in the log. */
  readonly glyphs?: Readonly<Record<string, string>>;
}

/** What the coach's page shows now, for what can be begun from there: playing on, trying what if. */
import type { Json } from "../lib/table/board";

export interface Moment {
  /** Id of the game. */
  readonly game: string;
  /** How many there are. */
  readonly seats: number;
  /** The table at which it was played; "": the record was uploaded. */
  readonly table: string;
  /** Moves that were played: the position is the one after them. */
  readonly move: number;
  /** Who decides here; -1: nobody, the game is over. */
  readonly seat: number;
  /** The whole record; null: the game is not over yet. */
  readonly record: (() => Promise<Json>) | null;
}

/** The moment on show; null where no game is shown. The coach's page sets it. */
class Shown {
  moment = $state.raw<Moment | null>(null);
}

export const shown = new Shown();

/** What accompanies a study at its table: a puzzle, a what-if. */
import type { HintAnswer } from "../api/messages";
import type { LiveTable } from "../live/live.svelte";
import type { Choice } from "./board";
import type { Table } from "./table.svelte";

export interface Companion {
  /** What is chosen is an answer, not a move: nothing is drafted, taken back or hinted. */
  readonly takesMoves: boolean;
  take(choice: Choice): void;
  /** It asks for hints by itself. */
  readonly asksHints: boolean;
  /** Where one goes who leaves it. */
  readonly home: string;
}

/** What its card is given: it stands beside the board, or lies above the action bar. */
export interface CardProps {
  readonly table: Table;
  readonly live: LiveTable;
  /** What a bot thinks of the position, if it was asked. */
  readonly hint: HintAnswer | null;
  /** There is room for all of it. */
  readonly isWide: boolean;
  readonly openRule: (number: string) => void;
}

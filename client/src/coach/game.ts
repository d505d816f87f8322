/** A game that is looked at from its record. */
import type { GameInfo, Replay, SeatInfo } from "../lib/api/messages";
import type { Steps } from "../lib/playback/steps.svelte";
import type { GameBoard, Json } from "../lib/table/board";
import type { Asked } from "./address";

export interface Game {
  replay: Replay;
  /** Of which the first to be shown is here. */
  steps: Steps;
  seats: readonly SeatInfo[];
  game: GameInfo;
  board: GameBoard;
  components: Json;
  asked: Asked;
  /** The table at which it was played; "": the record was uploaded. */
  table: string;
  /** Of the table, if it has one. */
  name: string;
  /** It is somebody's own, and others see it only if it is shared. */
  isStudy: boolean;
  /** null: the game is not over yet. */
  record: (() => Promise<Json>) | null;
}

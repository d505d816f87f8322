/** A plain board, with which any game can be played from the first day. */
import type { GameBoard } from "../../../lib/table/board";
import Stage from "./Stage.svelte";

export const fallback: GameBoard = {
  Stage,
  size: () => ({ width: 640, height: 480 }),
  regions: { stage: "game" },
};

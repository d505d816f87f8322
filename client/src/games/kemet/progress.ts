/** How far the game is, in words and as a share. */

import type { BoardTable } from "../../lib/table/board";
import { viewOf } from "./position";

export function progressText(table: BoardTable): string {
  const { phase, round, turn, turns } = viewOf(table);
  if (phase === "day" && turn > 0) return table.text("board-day", { round, turn, turns });
  if (phase === "night") return table.text("board-night", { round });
  return table.text(`phases-${phase}`);
}

/** The turns of the Day; at Night all of them are over. */
export function turnsOf(table: BoardTable): { now: number; of: number } {
  const { phase, turn, turns } = viewOf(table);
  return { now: phase === "night" ? turns + 1 : turn, of: turns };
}

/** How far the game is, in words and as a share. */

import type { BoardTable } from "../../lib/table/board";
import { viewOf } from "./position";

export function progressText(table: BoardTable): string {
  const { phase, round, turn, turns } = viewOf(table);
  if (phase === "day" && turn > 0) return table.text("board-day", { round, turn, turns });
  if (phase === "night") return table.text("board-night", { round });
  return table.text(`phases-${phase}`);
}

/** The nearest that anybody is to the goal. */
export function leadOf(table: BoardTable): { now: number; of: number } {
  const { seats, goal } = viewOf(table);
  return { now: Math.min(goal, Math.max(...seats.map(({ points }) => points))), of: goal };
}

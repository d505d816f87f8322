/** What the journal's events of Kemet bring their player. */

import type { GameEvent } from "../../lib/table/board";

export interface Brought {
  what: "prayer" | "points" | "cards";
  amount: number;
}

export function broughtBy({ kind, data }: GameEvent): Brought | null {
  const amount = Number(data.amount);
  switch (kind) {
    case "prayer":
      return { what: "prayer", amount };
    case "prayer_lost":
    case "paid":
      return { what: "prayer", amount: -amount };
    case "points":
      return { what: "points", amount };
    case "di_drawn":
      return { what: "cards", amount: Number(data.number) };
    default:
      return null;
  }
}

const SILENT: ReadonlySet<string> = new Set([
  "turn",
  "turn_ended",
  "committed",
  "move_begins",
  "move_ended",
  "battle_over",
]);

/** What the rest shows anyway is not told, nor what every seat gets in every Night. */
export function isSilent({ kind, data }: GameEvent): boolean {
  return SILENT.has(kind) || (kind === "prayer" && data.source === "night");
}

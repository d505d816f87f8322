/** What the journal's events of Egizia bring their player. */

import type { GameEvent } from "../../lib/table/board";

export interface Brought {
  /** "stones", "points", "grain" or a crew. */
  what: string;
  amount: number;
}

export function broughtBy({ kind, data }: GameEvent): Brought | null {
  const amount = Number(data.amount);
  switch (kind) {
    case "stones":
      return { what: "stones", amount };
    case "stones_paid":
      return { what: "stones", amount: -amount };
    case "points":
      return { what: "points", amount };
    case "points_lost":
      return { what: "points", amount: -amount };
    case "grain":
      return { what: "grain", amount };
    case "raised":
      return { what: String(data.crew), amount: Number(data.to) - Number(data.from) };
    default:
      return null;
  }
}

/** What the journal's events of Egizia bring their player. */

import type { BoardTable, Gain, GameEvent, Message } from "../../lib/table/board";
import { tokenOf } from "./pieces/glyphs";

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

const NAMES: Readonly<Record<string, string>> = {
  stones: "terms-stones",
  points: "terms-points",
  grain: "terms-grain",
};

export function gain(event: GameEvent, table: BoardTable): Gain | null {
  const brought = broughtBy(event);
  if (!brought || brought.amount === 0) return null;
  const { what, amount } = brought;
  return {
    ...tokenOf(what),
    amount,
    name: table.text(NAMES[what] ?? `crews-${what}`),
    reason: reasonOf(event, table),
    isScore: what === "points",
  };
}

function reasonOf({ kind, args }: GameEvent, table: BoardTable): string | undefined {
  if (kind === "points_lost") return table.text("parts-feeding");
  return kind === "points" ? table.message(args.part as Message) : undefined;
}

export const MOMENTS: Readonly<Record<string, string>> = {
  row_complete: "pyramid",
  sphinx_kept: "eye",
  build_first: "first",
  joint_building: "construction",
};

export const GLYPHS: Readonly<Record<string, string>> = {
  bid: "first",
  order: "first",
  dealt: "card",
  cards_laid: "card",
  ship: "ship",
  passed: "end-turn",
  no_second_ship: "ship",
  card_taken: "card",
  card_played: "card",
  raised: "human",
  stones: "stone",
  stones_paid: "stone",
  points: "scarab",
  points_lost: "scarab",
  market: "trade",
  irrigated: "water",
  upgraded: "field",
  doubled: "harbour",
  fed: "grain",
  grain: "grain",
  builds: "construction",
  declined: "close",
  speculates: "construction",
  stone_laid: "alabaster",
  grave_revealed: "tomb",
  sphinx_drawn: "sphinx",
  sphinx_seen: "eye",
  sphinx_chosen: "eye",
  new_order: "first",
  sphinx_revealed: "sphinx",
  scored: "scarab",
  won: "laurel",
};

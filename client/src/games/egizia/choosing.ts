/** What clicks on Egizia's places come to when several choices are still open. */

import type { BoardTable, Choice, Prompt } from "../../lib/table/board";
import { viewOf } from "./position";

/** Of these kinds the first choice lies on the board as soon as one of its places was clicked: the
 *  engine names first what spends least, and of a site's free spaces the one that builds first. */
export const PROPOSES = {
  ship: ["space", "site_space"],
  ship_two: ["space", "site_space"],
  build: ["crew"],
  raise_two: ["crew"],
} as const;

/** How many Sphinx cards to draw is a choice without a click: the most lie ready. */
export const READY = ["draw"] as const;

function numberOf(choice: Choice, name: string): number {
  const value = choice.args[name];
  return typeof value === "number" ? value : 0;
}

/** What tells choices of the same place apart: cards to draw, stones to sell or pay, points to bid. */
export function amount(choice: Choice): string | null {
  switch (choice.kind) {
    case "draw": {
      const [paid, free] = [numberOf(choice, "paid"), numberOf(choice, "free")];
      return free > 0 ? `${paid}+${free}` : String(paid);
    }
    case "sell":
    case "pay_grain":
      return String(numberOf(choice, "stones"));
    case "bid":
      return String(numberOf(choice, "points"));
    default:
      return null;
  }
}

/** Kinds of choices with a button in the action bar. */
export const BUTTONS = [
  "pass",
  "no_second_ship",
  "double",
  "no_double",
  "no_leftover",
  "go_on",
  "accept_loss",
  "play_build_first",
  "decline",
  "keep_none",
  "stop",
] as const;

/** Kinds of choices that are shown before they are played. */
export const CONFIRMS = ["ship", "ship_two", "pass", "build", "decline", "draw", "bid"] as const;

/** Where crews build, the question names the site. */
export function prompt(table: BoardTable): Prompt | null {
  const { building } = viewOf(table);
  if (!building) return null;
  const site = { text: `sites-${building}`, args: {} };
  return { question: table.text(`board-ask_${table.decision}`, { site }) };
}

/** What clicks on Egizia's places come to when several choices are still open. */

import type { Choice, Target } from "../../lib/table/board";

/** Of the ships to one place, of the crews for one site, the choice that spends no card more than
 *  was clicked. What was shown last does not count: the pointer alone must not change what a second
 *  click would play. */
export function propose(open: readonly Choice[], selection: readonly Target[]): Choice | null {
  if (!open.every(({ kind }) => PROPOSED.has(kind))) return null;
  const fewest = Math.min(...open.map((choice) => choice.targets.length));
  const plain = open.filter((choice) => choice.targets.length === fewest);
  const first = plain[0] ?? null;
  // a site alone was clicked: its first free space, nearest to the Nile, builds first
  if (selection.some((target) => target.startsWith("space:"))) return first;
  return plain.length === 1 ? first : null;
}

const PROPOSED: ReadonlySet<string> = new Set(["ship", "ship_two", "build", "raise_two"]);

/** How many Sphinx cards to draw is a choice without a click: the most lie ready. */
export function preset(choices: readonly Choice[]): Choice | null {
  if (!choices.every(({ kind }) => kind === "draw")) return null;
  return choices.reduce<Choice | null>(
    (most, choice) => (most && cardsOf(most) >= cardsOf(choice) ? most : choice),
    null,
  );
}

function numberOf(choice: Choice, name: string): number {
  const value = choice.args[name];
  return typeof value === "number" ? value : 0;
}

function cardsOf(choice: Choice): number {
  return numberOf(choice, "paid") + numberOf(choice, "free");
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

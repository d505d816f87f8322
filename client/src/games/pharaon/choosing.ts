/** What clicks on Pharaon's places come to when several choices are still open. */

import type { Choice, Target } from "../../lib/table/board";

/** Of the actions in a section the first one, as the engine puts them; but which bargain of the Nile
 *  is a click of its own. What the pointer showed before counts for nothing: only clicks decide what
 *  is paid. */
export function propose(open: readonly Choice[], selection: readonly Target[]): Choice | null {
  const [first] = open;
  if (!first || !open.every((choice) => choice.kind === "act")) return null;
  const bargain = first.targets.find((target) => target.startsWith("nile_option:"));
  return bargain && !selection.includes(bargain) ? null : first;
}

/** The payment that the engine proposes lies ready from the start. */
export const READY = ["pay_proposed"] as const;

/** Kinds of choices with a button in the action bar beside their place on the board; to keep a jar or
 *  not to use the Teacher is a button of the hall, and on a phone there is no room for two. */
export const BUTTONS = ["pass", "jar_replace", "teacher_use", "end_turn"] as const;

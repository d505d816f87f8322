/** What clicks on Pharaon's places come to when several choices are still open. */

import type { Choice } from "../../lib/table/board";

/** Of the actions in a section, the one that names nothing else: with the wheel before without it,
 *  without the bonus token before with it. What the pointer showed before counts for nothing: only
 *  clicks decide what is paid. */
export function propose(open: readonly Choice[]): Choice | null {
  if (!open.every((choice) => choice.kind === "act")) return null;
  const fewest = Math.min(...open.map((choice) => choice.targets.length));
  const plain = open.filter((choice) => choice.targets.length === fewest);
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

/** The payment that the engine proposes lies ready from the start. */
export function preset(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.kind === "pay_proposed") ?? null;
}

/** Kinds of choices with a button in the action bar beside their place on the board; to keep a jar or
 *  not to use the Teacher is a button of the hall, and on a phone there is no room for two. */
export const BUTTONS = ["pass", "jar_replace", "teacher_use", "end_turn"] as const;

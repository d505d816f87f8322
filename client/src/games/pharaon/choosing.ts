/** What clicks on Pharaon's places come to when several choices are still open. */

import type { Choice, Target } from "../../lib/table/board";

/** Of the actions in a section, the one that names nothing else: with the wheel before without it,
 *  without the bonus token before with it. What was shown last stays, if it is still open. */
export function propose(
  open: readonly Choice[],
  _selection: readonly Target[],
  before: Choice | null,
): Choice | null {
  if (!open.every((choice) => choice.kind === "act")) return null;
  const again = open.find((choice) => choice.code === before?.code);
  if (again) return again;
  const fewest = Math.min(...open.map((choice) => choice.targets.length));
  const plain = open.filter((choice) => choice.targets.length === fewest);
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

/** The payment that the engine proposes lies ready from the start. */
export function preset(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.kind === "pay_proposed") ?? null;
}

/** Kinds of choices with a button in the action bar beside their place on the board. */
export const BUTTONS = [
  "pass",
  "pay_back",
  "jar_keep",
  "jar_replace",
  "teacher_use",
  "teacher_decline",
  "end_turn",
] as const;

/** What clicks on Kemet's places come to when several choices are still open, and of which the first
 *  lies ready before anything is clicked: the engine's order is that of proposal. */

import { kindOf } from "../../lib/table/narrowing";
import type { Choice, Target } from "../../lib/table/board";

/** What a choice names of a kind: "mid_move" of its target "space:mid_move"; "" for nothing. */
export function named(choice: Choice, kind: string): string {
  const prefix = `${kind}:`;
  return choice.targets.find((target) => target.startsWith(prefix))?.slice(prefix.length) ?? "";
}

/** The number that a choice names: units of a group, the level of a pyramid. */
export function numberOf(choice: Choice, kind: "units" | "level"): number {
  return Number(named(choice, kind)) || 0;
}

export function goesAlong(choice: Choice): boolean {
  return choice.targets.includes("creature_along");
}

/** Units for districts 1, 2 and 3 of one's city. */
export function spreadOf(choice: Choice): number[] {
  return named(choice, "units").split("-").map(Number);
}

/** Like what was shown before, as far as that goes: so many units, the creature along or not. */
export function propose(
  open: readonly Choice[],
  selection: readonly Target[],
  before: Choice | null,
): Choice | null {
  const [first] = open;
  if (!first || !before || open.some(({ kind }) => kind !== before.kind)) return null;
  if (first.kind !== "take" && !(first.kind === "put" && clicked(selection, "area"))) return null;
  const isSame = (choice: Choice): boolean =>
    numberOf(choice, "units") === numberOf(before, "units");
  const isAlong = (choice: Choice): boolean => goesAlong(choice) === goesAlong(before);
  return (
    open.find((choice) => isSame(choice) && isAlong(choice)) ??
    open.find(isSame) ??
    (first.kind === "take" ? open.find(isAlong) : undefined) ??
    null
  );
}

function clicked(selection: readonly Target[], kind: string): boolean {
  return selection.some((target) => kindOf(target) === kind);
}

/** Kinds of choices of which the first lies ready before anything is clicked. */
export const READY = ["levels", "take", "stop", "end_turn", "spread", "add"] as const;

/** Kinds of choices that clicks lay out until Enter sends them. */
export const DRAFTS = [
  "token",
  "gold",
  "gold_move",
  "gold_recruit",
  "from",
  "step",
  "teleport",
  "take",
  "stop",
  "play",
  "discard",
] as const;

/** Kinds of choices of which the first is laid out by itself. */
export const FOLLOWS = ["take", "discard"] as const;

/** A troop that was clicked moves: with the token that the engine proposes for that. */
export function through(choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => named(choice, "space").endsWith("_move")) ?? null;
}

/** Kinds of choices of which the first lies on the board once such a target is clicked. */
export const PROPOSES = {
  take: [],
  put: ["area"],
  raise: ["area", "pyramid"],
  raise_new: ["area", "pyramid"],
  step: ["area"],
  teleport: ["area"],
  token: ["space"],
  add: [],
} as const;

/** Kinds of choices with a button in the action bar. */
export const BUTTONS = [
  "first",
  "done",
  "end_turn",
  "gold_move",
  "gold_recruit",
  "stop",
  "use_veto",
  "use_escape",
  "pass",
  "recall",
  "retreat",
  "stay",
  "sacrifice",
  "decline",
] as const;

/** Kinds of choices that can be made before the turn ends. */
export const BESIDE = ["card"] as const;

/** Kinds of choices that answer a request to react. */
export const ANSWERS = ["use_veto", "use_escape", "pass"] as const;

/** Kinds of choices that are shown before they are played. */
export const CONFIRMS = [
  "city",
  "levels",
  "spread",
  "put",
  "raise",
  "raise_new",
  "buy",
  "card",
  "replace",
  "end_turn",
  "use_veto",
  "use_escape",
  "add",
  "wound",
  "sacrifice",
] as const;

/** Kinds of targets of which only the newest click counts. */
export const SINGLE = [
  "area",
  "units",
  "level",
  "space",
  "token",
  "tile",
  "pyramid",
  "creature",
  "battle_card",
  "city",
  "seat",
] as const;

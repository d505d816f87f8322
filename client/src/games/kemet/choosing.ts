/** What clicks on Kemet's places come to when several choices are still open, and which choice lies
 *  ready before anything is clicked. */

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

/** The one of them whose worth is greatest; of equal ones the first. */
function best(choices: readonly Choice[], worth: (choice: Choice) => number): Choice | null {
  return choices.reduce<Choice | null>(
    (found, choice) => (found && worth(found) >= worth(choice) ? found : choice),
    null,
  );
}

const UNITS = (choice: Choice): number => numberOf(choice, "units");
const GROUP = (choice: Choice): number => 2 * UNITS(choice) + (goesAlong(choice) ? 1 : 0);

/** Of several groups, numbers of units, levels or ways: the largest group, the most units, the
 *  next level, on foot, with the regular token. */
export function propose(
  open: readonly Choice[],
  selection: readonly Target[],
  before: Choice | null,
): Choice | null {
  const kinds = new Set(open.map(({ kind }) => kind));
  const only = (...wanted: string[]): boolean => [...kinds].every((kind) => wanted.includes(kind));
  if (only("take")) return likeBefore(open, before) ?? best(open, GROUP);
  if (only("put") && clicked(selection, "area")) {
    return likeBefore(open, before) ?? best(open, UNITS);
  }
  if (only("raise", "raise_new") && (clicked(selection, "area") || clicked(selection, "pyramid"))) {
    return best(open, (choice) => -numberOf(choice, "level"));
  }
  if (only("step", "teleport") && clicked(selection, "area")) {
    return open.find(({ kind }) => kind === "step") ?? null;
  }
  if (only("token") && clicked(selection, "space")) {
    return open.find((choice) => named(choice, "token") === "regular") ?? null;
  }
  if (only("add")) return best(open, (choice) => -choice.targets.length);
  return null;
}

function clicked(selection: readonly Target[], kind: string): boolean {
  return selection.some((target) => kindOf(target) === kind);
}

/** Like what was shown before, as far as that goes: so many units, the creature along or not. */
function likeBefore(open: readonly Choice[], before: Choice | null): Choice | null {
  if (!before || before.kind !== open[0]?.kind) return null;
  const isSame = (choice: Choice): boolean => UNITS(choice) === UNITS(before);
  const isAlong = (choice: Choice): boolean => goesAlong(choice) === goesAlong(before);
  if (!open.some((choice) => isSame(choice) || (choice.kind === "take" && isAlong(choice)))) {
    return null;
  }
  return best(
    open,
    (choice) => 100 * Number(isSame(choice)) + 50 * Number(isAlong(choice)) + GROUP(choice),
  );
}

/** All pyramids begin alike, all units set off, the first ones are spread evenly, no card is added;
 *  an only answer lies ready if it is a button. */
export function preset(choices: readonly Choice[]): Choice | null {
  const [only] = choices;
  if (choices.length === 1 && only && BUTTONS.some((kind) => kind === only.kind)) return only;
  switch (choices[0]?.kind) {
    case "levels":
      return choices[0];
    case "take":
      return best(choices, GROUP);
    case "spread":
      return best(choices, (choice) => -spreadOf(choice).reduce((sum, n) => sum + n * n, 0));
    case "add":
      return choices.find(({ targets }) => targets.includes("no_cards")) ?? null;
    default:
      return null;
  }
}

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

/** Kinds of choices that are shown before they are played. */
export const CONFIRMS = [
  "city",
  "levels",
  "spread",
  "put",
  "take",
  "raise",
  "raise_new",
  "buy",
  "card",
  "replace",
  "end_turn",
  "use_veto",
  "use_escape",
  "play",
  "discard",
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

/**
 * How clicks on places become a choice. Nothing here knows a rule: the engine's choices name
 * targets, and clicking targets narrows them.
 */
import type { Choice, GameBoard, Mark, Target } from "./board";

/** What a board says about proposals. */
export type Proposals = Pick<GameBoard, "propose" | "proposes">;

/** "cell" of "cell:e7": places of one kind can replace each other. */
export function kindOf(target: Target): string {
  const colon = target.indexOf(":");
  return colon < 0 ? target : target.slice(0, colon);
}

/** All of these places. */
export function targetSet(...lists: readonly (readonly Target[])[]): ReadonlySet<Target> {
  return new Set(lists.flat());
}

/** The coach points nothing out. */
export const NO_MARKS: ReadonlyMap<Target, Mark> = new Map();

/** The choices that name everything that was clicked. */
export function openChoices(
  choices: readonly Choice[],
  selection: readonly Target[],
): readonly Choice[] {
  if (selection.length === 0) return choices;
  return choices.filter((choice) => selection.every((target) => choice.targets.includes(target)));
}

function someOpen(choices: readonly Choice[], selection: readonly Target[]): boolean {
  return choices.some((choice) => selection.every((target) => choice.targets.includes(target)));
}

/** What a new click on a place of this kind must fit: what was clicked before any of its kind. */
function firm(selection: readonly Target[], kind: string): readonly Target[] {
  const first = selection.findIndex((target) => kindOf(target) === kind);
  return first < 0 ? selection : selection.slice(0, first);
}

/** Every place where a click does something. */
export function legalTargets(
  choices: readonly Choice[],
  selection: readonly Target[],
): ReadonlySet<Target> {
  const found = new Set<Target>();
  const kinds = new Set(choices.flatMap((choice) => choice.targets.map(kindOf)));
  for (const kind of kinds) {
    for (const target of namedOfKind(choices, firm(selection, kind), kind)) found.add(target);
  }
  return found;
}

/** The places of a kind that fit what was clicked. If there are none, those that fit most of it, so
 *  that they can always be reached: a click then takes back the newest clicks. */
function namedOfKind(
  choices: readonly Choice[],
  selection: readonly Target[],
  kind: string,
): readonly Target[] {
  const named = openChoices(choices, selection).flatMap((choice) =>
    choice.targets.filter((target) => kindOf(target) === kind),
  );
  if (named.length > 0 || selection.length === 0) return named;
  return namedOfKind(choices, selection.slice(0, -1), kind);
}

/** The selection after a click: the target, and everything clicked before that still fits it.
 *  There is never more than one of a `single` kind. */
export function selectionAfter(
  choices: readonly Choice[],
  selection: readonly Target[],
  target: Target,
  single: readonly string[] = [],
): readonly Target[] {
  if (selection.includes(target)) return selection.slice(0, selection.indexOf(target) + 1);
  const kept: Target[] = [];
  const kind = kindOf(target);
  for (const earlier of selection) {
    if (single.includes(kind) && kindOf(earlier) === kind) continue;
    if (someOpen(choices, [...kept, earlier, target])) kept.push(earlier);
  }
  return [...kept, target];
}

/** Whether every target of the choice was clicked. */
export function isComplete(choice: Choice, selection: readonly Target[]): boolean {
  return choice.targets.every((target) => selection.includes(target));
}

/** The choice that Enter would play, or null: more clicks are needed. */
export function candidateOf(
  choices: readonly Choice[],
  selection: readonly Target[],
  before: Choice | null,
  proposals: Proposals = {},
): Choice | null {
  if (selection.length === 0) return null;
  const open = openChoices(choices, selection);
  if (open.length <= 1) return open[0] ?? null;
  // They differ in nothing on the board (how to pay): the first is the proposed answer.
  if (open.every((choice) => isComplete(choice, selection))) {
    return open.find((choice) => choice.code === before?.code) ?? open[0] ?? null;
  }
  const { propose, proposes } = proposals;
  return propose?.(open, selection, before) ?? firstProposed(open, selection, proposes);
}

/** The first of these, if the board proposes them: the engine's order is that of proposal. */
function firstProposed(
  open: readonly Choice[],
  selection: readonly Target[],
  proposes: GameBoard["proposes"] = {},
): Choice | null {
  const isProposed = open.every(({ kind }) => {
    const clicked = proposes[kind];
    return clicked?.length === 0 || selection.some((target) => clicked?.includes(kindOf(target)));
  });
  return isProposed ? (open[0] ?? null) : null;
}

/** The open choice after this one; the first follows the last. */
export function nextChoice(open: readonly Choice[], current: Choice | null): Choice | null {
  const at = open.findIndex((choice) => choice.code === current?.code);
  return open[(at + 1) % open.length] ?? null;
}

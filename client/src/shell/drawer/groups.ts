/** The list of choices: every legal one as text, under headings. */
import { kindOf } from "../../lib/table/narrowing";
import type { Choice } from "../../lib/table/board";

export interface Group {
  /** The target that all of them name; "" for choices that have none in common. */
  readonly target: string;
  readonly choices: readonly Choice[];
}

export const FEW = 9; // up to this many need neither headings nor a search

/** Grouped by their first target, if that splits a long list. */
export function grouped(choices: readonly Choice[]): readonly Group[] {
  if (choices.length <= FEW) return [{ target: "", choices }];
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const target = choice.targets[0] ?? "";
    groups.set(target, [...(groups.get(target) ?? []), choice]);
  }
  return [...groups].map(([target, found]) => ({ target, choices: found }));
}

/** Those whose words contain what is searched, whatever the case. */
export function matching(
  choices: readonly Choice[],
  searched: string,
  wordsOf: (choice: Choice) => string,
): readonly Choice[] {
  const part = searched.trim().toLocaleLowerCase();
  return choices.filter((choice) => wordsOf(choice).toLocaleLowerCase().includes(part));
}

/** A target as a word, where the game has no name for it. */
export function plainName(target: string): string {
  return target.slice(kindOf(target).length + 1).replaceAll(/[_-]/g, " ");
}

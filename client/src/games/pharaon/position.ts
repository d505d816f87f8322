/** The table's plain data as Pharaon's own types, and what is printed by its id. */

import { byId, shownSeat } from "../../lib/board/lookup";
import type { BoardTable, Choice } from "../../lib/table/board";
import type { Artisan, Basic, ChoiceData, Noble, Printed, PrivateView, PublicView } from "./view";

export function viewOf(table: BoardTable): PublicView {
  return table.public as unknown as PublicView;
}

/** The position that the candidate would lead to. */
export function previewOf(table: BoardTable): PublicView {
  return table.preview.public as unknown as PublicView;
}

/** What a choice is about. */
export function dataOf(choice: Choice | null): ChoiceData {
  return choice?.data ?? {};
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

export function secretOf(table: BoardTable): PrivateView {
  return table.private;
}

/** The hall on show belongs to whoever is asked: there the things to click lie. */
export function isAsked(table: BoardTable): boolean {
  return shownSeat(table) === table.toMove;
}

export function nobleOf(printed: Printed, id: string): Noble {
  return byId(printed.nobles, id);
}

export function artisanOf(printed: Printed, id: string): Artisan {
  return byId(printed.artisans, id);
}

/** The three resources of a jar, in the order in which they are gained. */
export function jarOf(printed: Printed, id: string): Basic[] {
  return jarResources(byId(printed.jars, id));
}

export function jarResources({ bottom, left, right }: Printed["jars"][number]): Basic[] {
  return [bottom, left, right];
}

/** How many units of one kind are in a count, e.g. of resources or offerings. */
export function total(count: Readonly<Record<string, number>>): number {
  return Object.values(count).reduce((sum, number) => sum + number, 0);
}

/** The choice that names this target, for a label in the engine's words. */
export function choiceOf(table: BoardTable, target: string): Choice | undefined {
  return table.choices.find((choice) => choice.targets.includes(target));
}

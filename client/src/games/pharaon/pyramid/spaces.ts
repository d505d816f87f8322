/** The Pyramid of Time as it is drawn: rows from the bottom up, each centred. */

import type { Choice } from "../../../lib/table/board";
import { dataOf } from "../position";
import type { Income, Printed, PublicView } from "../view";

export const STEP = 47; // from space to space
export const ROW = 40;
export const WIDTH = 304;

export interface Space {
  row: number;
  index: number;
  income: Income;
  x: number;
  y: number;
  /** Whose disk lies there; null: nobody's. */
  seat: number | null;
}

/** Every space of the rows in use. The lowest row is row 1. */
export function spacesOf(printed: Printed, view: PublicView): Space[] {
  return view.pyramid.flatMap(({ row, seat, index: at }, number) => {
    const incomes = printed.pyramid_rows.find((one) => one.row === row)?.incomes ?? [];
    const up = view.pyramid.length - 1 - number;
    return incomes.map((income, index) => ({
      row,
      index,
      income,
      x: WIDTH / 2 + (index - (incomes.length - 1) / 2) * STEP,
      y: up * ROW + ROW / 2,
      seat: at === index && seat !== -1 ? seat : null,
    }));
  });
}

/** Whether one of the choices takes the income of this space. */
export function isOffered(space: Space, choices: readonly Choice[]): boolean {
  return choices.some((choice) => {
    const { row, index } = dataOf(choice);
    return row === space.row && index === space.index;
  });
}

/** The Pyramid of Time as it is drawn: rows from the bottom up, each centred. */

import type { Income, PharaonView, Printed } from "../view";

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
export function spacesOf(printed: Printed, view: PharaonView): Space[] {
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

/** Whether an income may be taken here: on the space just reached, or on the one to its left. */
export function isOffered(space: Space, view: PharaonView): boolean {
  if (view.decision !== "pyramid_income") return false;
  const seat = view.seats[view.to_move];
  if (seat?.row !== space.row) return false;
  return space.index === seat.index || space.index === seat.index - 1;
}

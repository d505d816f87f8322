/** The start symbols printed on the Valley boards (F2.2.1), found by comparing what is printed. */

import { BOARD_COLUMNS, type Spot } from "../geometry";
import type { Printed } from "../printed";
import type { Valley } from "../view.types";

/** The upper left squares of the start symbols of all boards in play, used or not. */
export function startSymbols(valley: Valley, printed: Printed): Spot[] {
  const found: Spot[] = [];
  for (let left = 0; left < valley.columns; left += BOARD_COLUMNS) {
    const shown = valley.map.map((row) => row.slice(left, left + BOARD_COLUMNS));
    for (const board of printed.valley_boards) {
      const rows = [board.rows, turned(board.rows)].find((side) => isPrinted(side, shown));
      const top = rows?.findIndex((row) => row.includes("s")) ?? -1;
      const across = rows?.[top]?.indexOf("s") ?? -1;
      if (top >= 0) found.push([left + across, top]);
    }
  }
  return found;
}

function turned(rows: readonly string[]): string[] {
  return rows.map((row) => [...row].reverse().join("")).reverse();
}

function isPrinted(rows: readonly string[], shown: readonly string[]): boolean {
  return rows.every((row, index) => row.replaceAll("s", ".") === shown[index]);
}

/** The grid of the valley: squares by name and by column and row, and how places lie on it. */

/** Column from the left and row from the top, both from 0. */
export type Spot = readonly [column: number, row: number];

/** Side of a square in the units of the drawing. */
export const SQUARE = 48;

/** Width of the valley's frame in the units of the drawing. */
export const RIM = 15;

/** Columns of one Valley board: a seam runs after each (F2.1). */
export const BOARD_COLUMNS = 4;

const LETTERS = "abcdefghijklmnop";

/** North, east, south, west. */
export const SIDES: readonly Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export function nameOf([column, row]: Spot): string {
  return `${LETTERS.charAt(column)}${row + 1}`;
}

export function spotOf(name: string): Spot {
  return [LETTERS.indexOf(name.charAt(0)), Number(name.slice(1)) - 1];
}

export function columnName(column: number): string {
  return LETTERS.charAt(column);
}

export function step([column, row]: Spot, [right, down]: Spot): Spot {
  return [column + right, row + down];
}

/** The side (0 north to 3 west) on which `to` lies beside `from`; -1 if it does not. */
export function sideOf(from: Spot, to: Spot): number {
  return SIDES.findIndex(([right, down]) => from[0] + right === to[0] && from[1] + down === to[1]);
}

/** The middle of a square in the units of the drawing. */
export function middleOf(name: string): { x: number; y: number } {
  const [column, row] = spotOf(name);
  return { x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around some squares in the units of the drawing. */
export function boxOf(names: readonly string[]): Box {
  const spots = names.map(spotOf);
  const columns = spots.map(([column]) => column);
  const rows = spots.map(([, row]) => row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return {
    x: left * SQUARE,
    y: top * SQUARE,
    width: (Math.max(...columns) - left + 1) * SQUARE,
    height: (Math.max(...rows) - top + 1) * SQUARE,
  };
}

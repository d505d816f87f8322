/** What the layout must know of a board. */
import type { BoardTable, GameBoard } from "../../lib/table/board";
import type { Shape } from "./layout";

/** The compact drawing of a board that says nothing: it is panned, in whatever box it gets. */
const ANY = [0.5, 1.55] as const;

export function shapeOf(board: GameBoard, table: BoardTable): Shape {
  const hasFoot = !!board.Hand && !!board.Market && !board.marketBeside;
  if (board.shape) return { ...board.shape(table), hasFoot };
  const { width, height } = board.size(table);
  return { full: [width / height, width / height], compact: ANY, reading: 0, hasFoot };
}

/** The position of a puzzle on the game's own board, to be looked at. */
import { hasBoard, loadBoard } from "../games";
import * as api from "../lib/api/http";
import { bareTable } from "../lib/table/bare";
import { personAt } from "../lib/table/names";
import type { Table } from "../lib/table/table.svelte";
import { texts } from "../lib/texts/texts.svelte";

/** null: the game has no board to be drawn. */
export async function pictureOf(id: string): Promise<Table | null> {
  const { puzzle, seat, state } = await api.puzzlePosition(id);
  const { game } = puzzle;
  if (!hasBoard(game)) return null;
  const [board, components] = await Promise.all([
    loadBoard(game),
    api.components(game),
    texts.load(game),
  ]);
  const seats = Array.from({ length: puzzle.seats }, (_, at) => ({
    ...personAt(at, null),
    mine: at === seat,
  }));
  return bareTable({ game, board, components, position: state, seats });
}

/** A table with a board of a few parts only, for tests of the shell. */
import type { GameBoard } from "../../src/lib/table/board";
import type { Table } from "../../src/lib/table/table.svelte";

export function table(board: Partial<GameBoard>, rest: object = {}): Table {
  const seats = [{ seat: 0 }];
  const position = { scores: [58], parts: [{ gods: 9 }], places: [2] };
  return { board, seats, position, name: () => "Hania", ...rest } as unknown as Table;
}

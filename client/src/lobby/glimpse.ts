/** A look at a table from outside: its last position as I may see it, on the game's own board. */
import { hasBoard, loadBoard } from "../games";
import { eventsOf } from "../lib/api/engine";
import * as api from "../lib/api/http";
import type { TableInfo } from "../lib/api/messages";
import { bareTable } from "../lib/table/bare";
import type { Table } from "../lib/table/table.svelte";
import { texts } from "../lib/texts/texts.svelte";

export interface Glimpse {
  readonly number: number;
  readonly table: Table;
  /** How far the game has come: "Turn 5 / 9". */
  readonly progress: string;
  /** What happened last, and on which seat. */
  readonly last: string;
  readonly seat: number;
}

/** null: the game has no board to be drawn. */
export async function lookAt(info: TableInfo): Promise<Glimpse | null> {
  if (!hasBoard(info.game)) return null;
  const [{ state, entry }, board, components] = await Promise.all([
    api.last(info.id),
    loadBoard(info.game),
    api.components(info.game),
    texts.load(info.game),
  ]);
  const table = bareTable({
    game: info.game,
    board,
    components,
    position: state,
    seats: info.seats,
  });
  const [event] = entry.kind === "move" ? eventsOf(entry) : [];
  return {
    number: state.number,
    table,
    progress: board.progress?.(table).text ?? "",
    last: event ? table.message(event) : "",
    seat: entry.seat,
  };
}

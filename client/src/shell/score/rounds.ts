/** How the points of a game against a rival without a seat grew: the scores that the server keeps
 *  after each turn are those of the seats only. */
import { eventsOf } from "../../lib/api/engine";
import * as api from "../../lib/api/http";
import type { LogEntry } from "../../lib/api/messages";
import { standing } from "../../lib/playback/log";
import { bareTable } from "../../lib/table/bare";
import type { Table } from "../../lib/table/table.svelte";
import { contendersOf } from "./contenders";

/** How many moves had been made when a round ended and the next began: not when the first did. */
export function endsOfRounds(
  log: readonly LogEntry[],
  dividers: readonly string[],
): readonly number[] {
  const [, ...later] = standing(log).filter((entry) =>
    eventsOf(entry).some(({ kind }) => dividers.includes(kind)),
  );
  return later.map(({ stands }) => stands);
}

/** The points of everyone who scores after each round, as positions of the replay tell. */
export async function pointsByRound(
  table: Table,
  log: readonly LogEntry[],
  { id, game }: { readonly id: string; readonly game: string },
): Promise<readonly (readonly number[])[]> {
  const { board, components, seats } = table;
  const pointsOf = (one: Table): readonly number[] => contendersOf(one).map(({ points }) => points);
  const before = await Promise.all(
    endsOfRounds(log, board.dividers ?? []).map(async (moves) => {
      const { steps } = await api.replaySteps(id, moves, 1);
      return steps.map(({ state: position }) =>
        pointsOf(bareTable({ game, board, components, seats, position })),
      );
    }),
  );
  return [...before.flat(), pointsOf(table)];
}

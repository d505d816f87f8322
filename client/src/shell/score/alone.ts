/** What I have reached in games that I played alone against the rival of a game. */
import * as api from "../../lib/api/http";
import type { TableInfo } from "../../lib/api/messages";
import { bareTable } from "../../lib/table/bare";
import type { Table } from "../../lib/table/table.svelte";
import { contendersOf } from "./contenders";

export interface Result {
  readonly info: TableInfo;
  readonly points: number;
  readonly rival: number;
}

export interface Results {
  /** By margin, the best first. */
  readonly best: readonly Result[];
  readonly played: number;
  readonly won: number;
}

const MOST_PAGES = 5; // of finished games that are looked through
const LOOKED_AT = 6; // the rival's points are read from so many games, those with most of mine
const SHOWN = 3;

/** My own finished games of this kind; a deal that was known does not count, the server says. */
async function finishedGames(game: string): Promise<readonly TableInfo[]> {
  const search = { status: "finished", game, alone: true } as const;
  const first = await api.tables(search);
  const others = Array.from({ length: Math.min(first.pages, MOST_PAGES) - 1 }, (_, at) => at + 1);
  const rest = await Promise.all(others.map((page) => api.tables({ ...search, page })));
  return [first, ...rest].flatMap(({ tables }) => tables);
}

export async function resultsOf(table: Table, id: string, game: string): Promise<Results> {
  const games = await finishedGames(game);
  const hasWon = ({ places }: TableInfo): number => (places?.[0] === 1 ? 1 : 0);
  const pointsOf = ({ scores }: TableInfo): number => scores?.[0] ?? 0;
  const likely = games
    .toSorted((one, other) => hasWon(other) - hasWon(one) || pointsOf(other) - pointsOf(one))
    .slice(0, LOOKED_AT);
  const found = await Promise.all(
    likely.map(async (info) => {
      const { board, components } = table;
      const seats = info.seats;
      const ended =
        info.id === id
          ? table
          : bareTable({
              game,
              board,
              components,
              seats,
              position: (await api.last(info.id)).state,
            });
      const [mine, rival] = contendersOf(ended);
      return { info, points: mine?.points ?? 0, rival: rival?.points ?? 0 };
    }),
  );
  return {
    best: best(found),
    played: games.length,
    won: games.filter((info) => hasWon(info)).length,
  };
}

/** The widest margin first; of equal ones, most points. */
export function best(results: readonly Result[]): readonly Result[] {
  const margin = ({ points, rival }: Result): number => points - rival;
  return results
    .toSorted((one, other) => margin(other) - margin(one) || other.points - one.points)
    .slice(0, SHOWN);
}

/** Everyone who has a score: the seats, then rivals without a seat. */
import type { Rival } from "../../lib/table/board";
import type { Table } from "../../lib/table/table.svelte";

export interface Contender {
  readonly key: string;
  readonly name: string;
  readonly seat: number; // -1: a rival
  readonly rival: Rival | null;
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly place: number;
}

export function contendersOf(table: Table): readonly Contender[] {
  const { scores, parts, places } = table.position;
  const seats = table.seats.map(({ seat }) => ({
    key: `seat ${seat}`,
    name: table.name(seat),
    seat,
    rival: null,
    points: scores[seat] ?? 0,
    parts: parts[seat] ?? {},
    place: places[seat] ?? 1,
  }));
  const rivals = (table.board.rivals?.(table) ?? []).map((rival) => ({
    key: `rival ${rival.id}`,
    name: rival.name,
    seat: -1,
    rival,
    points: rival.points,
    parts: rival.parts,
    place: rival.won ? 1 : seats.length + 1,
  }));
  return [...seats, ...rivals];
}

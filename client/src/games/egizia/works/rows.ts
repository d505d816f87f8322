/** Who would get the bonus of a row of the pyramid (E8.3.3.3). */

import type { Printed } from "../view";

export interface RowLead {
  row: number;
  seat: number;
  /** Stones of that seat in the row: as many points. */
  count: number;
  complete: boolean;
}

/** Rows with at least one stone, from below. Of a tie, whose stone lies farthest left. */
export function rowLeads(printed: Printed, stones: Readonly<Record<string, number>>): RowLead[] {
  const rows = [...new Set(printed.pyramid_spaces.map((space) => space.row))];
  return rows.flatMap((row) => {
    const spaces = printed.pyramid_spaces.filter((space) => space.row === row);
    const owners = spaces.flatMap(({ id }) => stones[id] ?? []);
    const counts = new Map<number, number>();
    for (const seat of owners) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    const count = Math.max(0, ...counts.values());
    const seat = owners.find((owner) => counts.get(owner) === count);
    if (seat === undefined) return [];
    return [{ row, seat, count, complete: owners.length === spaces.length }];
  });
}

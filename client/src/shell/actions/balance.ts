/** What the draft would cost and bring, as the engine's preview says. */
import type { Gain } from "../../lib/table/board";
import type { Table } from "../../lib/table/table.svelte";
import { gainsOf } from "../log/telling";

export interface Price extends Gain {
  /** How many are left after it; null: the board does not say. */
  readonly left: number | null;
}

export interface Balance {
  readonly prices: readonly Price[];
  readonly gains: readonly Gain[];
}

/** Costs and gains of the mover, apart from each other: a gain never hides a price. */
export function balanceOf(table: Table): Balance {
  const own = table.preview.events.filter((event) => event.seat === table.toMove);
  const amountOf = (event: (typeof own)[number]): number =>
    table.board.gain?.(event, table)?.amount ?? 0;
  const paid = gainsOf(
    table,
    own.filter((event) => amountOf(event) < 0),
  );
  const later = table.candidate && table.board.cost?.(table.candidate, table);
  return {
    prices: (later ? [...paid, later] : paid).map((gain) => ({
      ...gain,
      amount: Math.abs(gain.amount),
      left: table.board.left?.(gain, table) ?? null,
    })),
    gains: gainsOf(
      table,
      own.filter((event) => amountOf(event) > 0),
    ),
  };
}

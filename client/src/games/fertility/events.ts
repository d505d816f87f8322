/** What the journal's events of Fertility say, for previews, tokens and motion. */

import type { GameEvent } from "../../lib/table/board";
import type { Good } from "./printed";

export interface GoodGain {
  good: Good;
  amount: number;
}

/** The resource or wheat that an event brings its player, if it does. */
export function gainOf(event: GameEvent): GoodGain | null {
  const { resource, amount } = event.data;
  switch (event.kind) {
    case "gained":
      return { good: resource as Good, amount: Number(amount) };
    case "quarry_resource":
      return { good: resource as Good, amount: 1 };
    case "wheat":
      return { good: "wheat", amount: Number(amount) };
    default:
      return null;
  }
}

/** All that these events bring, each good once, in the order in which it comes. */
export function gainsOf(events: readonly GameEvent[]): GoodGain[] {
  const sums = new Map<Good, number>();
  for (const event of events) {
    const gain = gainOf(event);
    if (gain) sums.set(gain.good, (sums.get(gain.good) ?? 0) + gain.amount);
  }
  return [...sums].flatMap(([good, amount]) => (amount > 0 ? [{ good, amount }] : []));
}

export const MOMENTS: Readonly<Record<string, string>> = {
  quarry: "quarry",
  monument: "obelisk",
  built: "shop",
  completed: "check",
};

export const GLYPHS: Readonly<Record<string, string>> = {
  placed: "tile",
  gained: "plus",
  stock_short: "warning",
  wheat: "wheat",
  wheat_lost: "wheat",
  quarry_resource: "quarry",
  discarded: "tile",
  supplied: "shop",
  exchanged: "trade",
  exchange_declined: "close",
  returned: "minus",
  drafted: "tile",
  removed: "tile",
  revealed_tile: "tile",
  revealed_district: "shop",
  scored: "deben",
  won: "laurel",
  shared: "laurel",
};

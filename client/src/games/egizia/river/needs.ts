/** Cards that a placement spends: then the place is marked, so that nobody spends one unawares. */

import type { BoardTable, Target } from "../../../lib/table/board";

/** The cards that every way to this place spends; empty if it can be had without. */
export function spentAt(table: BoardTable, target: Target): string[] {
  const ways = table.choices.filter((choice) => choice.targets.includes(target));
  const [first, ...others] = ways.map((choice) => choice.targets.filter(isOwnCard));
  if (!first) return [];
  return first
    .filter((card) => others.every((cards) => cards.includes(card)))
    .map((card) => card.slice(OWN.length));
}

const OWN = "own_card:";

function isOwnCard(target: Target): boolean {
  return target.startsWith(OWN);
}

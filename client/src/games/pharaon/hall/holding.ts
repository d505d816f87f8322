/** How what a seat has is drawn, so that everything is in view: what is many is counted. */

import { artisanOf } from "../position";
import type { Artisan, Printed } from "../view";

const [OFFERINGS, NOBLES, PAIRED, ARTISANS] = [7, 4, 5, 5]; // drawn one by one up to here

/** Equal offering tokens are one token with a count. */
export function areOfferingsCounted(offerings: number): boolean {
  return offerings > OFFERINGS;
}

/** Rows of nobles: at first with room, then low, then two side by side without their names. */
export function rowsOf(nobles: number, isDense = false): "roomy" | "low" | "paired" {
  if (nobles > PAIRED) return "paired";
  return nobles > NOBLES || (isDense && nobles === NOBLES) ? "low" : "roomy";
}

/** Artisans that are drawn as one: the cards, and what they are worth together. */
export interface Guild {
  cards: Artisan[];
  prestige: number;
}

/** One by one; from the sixth on by craft. */
export function guildsOf(printed: Printed, artisans: readonly string[]): Guild[] {
  const cards = artisans.map((id) => artisanOf(printed, id));
  if (cards.length <= ARTISANS) return cards.map((card) => guild([card]));
  const crafts = new Set(cards.map(({ craft }) => craft));
  return [...crafts].map((craft) => guild(cards.filter((card) => card.craft === craft)));
}

function guild(cards: Artisan[]): Guild {
  return { cards, prestige: cards.reduce((sum, card) => sum + card.prestige, 0) };
}

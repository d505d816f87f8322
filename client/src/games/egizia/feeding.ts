/** Feeding at the end of the round: as it stands, and as a choice would leave it (E6.2 to E6.5). */

import { byId } from "../../lib/board/lookup";
import type { GameEvent } from "../../lib/table/board";
import { cardOf } from "./position";
import type { NileCard, Printed, SeatView, Soil } from "./view";

export interface Feeding {
  need: number;
  supply: number;
  missing: number;
  /** Points lost for each missing grain, and in all. */
  penalty: number;
  loss: number;
  /** What would be lost if the score could fall below 0. */
  full: number;
}

/** What of a seat feeding depends on. */
export interface Feeder {
  strength: number;
  cards: readonly string[];
  upgraded: string | null;
  grainMarket: number;
  score: number;
  irrigation: string;
}

export function feederOf(seat: SeatView, irrigation: string): Feeder {
  return {
    strength: Object.values(seat.strength).reduce((sum, one) => sum + one, 0),
    cards: seat.cards,
    upgraded: seat.upgraded,
    grainMarket: seat.grain_market,
    score: seat.score,
    irrigation,
  };
}

/** The soil that a field counts as: with the canal one rank better (E12.3.9). */
export function soilOf(printed: Printed, card: NileCard, upgraded: string | null): Soil {
  const soil = card.effect.soil ?? "green_field";
  if (card.id !== upgraded) return soil;
  const rank = byId(printed.soils, soil).rank;
  return printed.soils.find((one) => one.rank === rank - 1)?.id ?? soil;
}

/** The level of the water, 1 to 3, from which on a field of this soil gives grain. */
export function waterNeeded(printed: Printed, soil: Soil): number {
  return printed.irrigation_spaces.findIndex((space) => space.produces.includes(soil)) + 1;
}

/** What a field gives at this level of the water; 0: it is dry. */
export function grainOf(
  printed: Printed,
  card: NileCard,
  upgraded: string | null,
  irrigation: string,
): number {
  const { produces } = byId(printed.irrigation_spaces, irrigation);
  return produces.includes(soilOf(printed, card, upgraded)) ? (card.effect.grain ?? 0) : 0;
}

/** The cards of a seat with those it began with. */
export function allCards(printed: Printed, held: readonly string[]): NileCard[] {
  const ids = new Set([...printed.start_cards.map((card) => card.id), ...held]);
  return [...ids].map((id) => cardOf(printed, id));
}

export function feedingOf(printed: Printed, feeder: Feeder): Feeding {
  const supply = allCards(printed, feeder.cards)
    .filter((card) => card.category === "field")
    .map((card) => grainOf(printed, card, feeder.upgraded, feeder.irrigation))
    .reduce((sum, grain) => sum + grain, 0);
  const need = feeder.strength;
  const missing = Math.max(0, need - supply);
  const penalty =
    printed.market_spaces.find(
      ({ market, index }) => market === "grain_market" && index === feeder.grainMarket,
    )?.penalty ?? 0;
  const full = missing * penalty;
  return { need, supply, missing, penalty, loss: Math.min(full, feeder.score), full };
}

/** The feeder after these events of its own; what belongs to a later phase no longer counts. */
export function feederAfter(feeder: Feeder, events: readonly GameEvent[], seat: number): Feeder {
  let after = feeder;
  for (const { kind, data, seat: whose } of events) {
    if (kind === "phase" || kind === "fed") break;
    if (whose !== seat) continue;
    switch (kind) {
      case "raised":
        after = { ...after, strength: after.strength + Number(data.to) - Number(data.from) };
        break;
      case "card_taken":
        after = { ...after, cards: [...after.cards, String(data.card)] };
        break;
      case "irrigated":
        after = { ...after, irrigation: String(data.place) };
        break;
      case "upgraded":
        after = { ...after, upgraded: String(data.field) };
        break;
      case "market":
        if (data.track === "grain_market") after = { ...after, grainMarket: Number(data.to) };
        break;
      case "points":
        after = { ...after, score: after.score + Number(data.amount) };
        break;
    }
  }
  return after;
}

export function isSame(one: Feeding, other: Feeding): boolean {
  return one.need === other.need && one.supply === other.supply && one.penalty === other.penalty;
}

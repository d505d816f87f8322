/** What of Egizia is printed, as much of it as the tests need. */
import type { NileCard, Printed } from "../../../src/games/egizia/printed";
import type { Soil } from "../../../src/games/egizia/view.types";

function field(id: string, soil: Soil, grain: number): NileCard {
  return { id, type: "permanent", category: "field", effect: { kind: "field", soil, grain } };
}

export const CARDS: NileCard[] = [
  field("field_green_3_a", "green_field", 3),
  field("field_yellow_5_a", "yellow_field", 5),
  field("field_brown_8", "brown_field", 8),
  { id: "quarry_3_a", category: "quarry", effect: { kind: "quarry", stones: 3 } },
];

const ROUND = new Set([2, 4, 8, 10, 14, 16, 20]);

export const PRINTED = {
  start_cards: [
    field("start_field", "green_field", 6),
    { id: "start_quarry", category: "quarry", effect: { kind: "quarry", stones: 3 } },
  ],
  nile_cards: CARDS,
  market_spaces: [3, 2, 1, 1].map((penalty, index) => ({
    id: `grain_market_${index}`,
    market: "grain_market",
    index,
    sell_at_end: false,
    penalty,
  })),
  soils: [
    { id: "green_field", rank: 0 },
    { id: "yellow_field", rank: 1 },
    { id: "brown_field", rank: 2 },
  ],
  irrigation_spaces: [
    { id: "irrigation_left", produces: ["green_field"] },
    { id: "irrigation_middle", produces: ["green_field", "yellow_field"] },
    { id: "irrigation_right", produces: ["green_field", "yellow_field", "brown_field"] },
  ],
  nile_spaces: Array.from({ length: 20 }, (_, index) => ({
    id: index % 2 === 0 ? `card_${index / 2 + 1}` : `space_${index + 1}`,
    order: index + 1,
    type: index % 2 === 0 ? "card" : ROUND.has(index + 1) ? "round" : "site",
    effect: { kind: "" },
  })),
  pyramid_spaces: [6, 5, 4, 3, 2, 1].flatMap((stones, row) =>
    Array.from({ length: stones }, (_, col) => ({
      id: `pyramid_r${row + 1}_c${col + 1}`,
      value: row + 1,
      row: row + 1,
      col: col + 1,
    })),
  ),
} as unknown as Printed;

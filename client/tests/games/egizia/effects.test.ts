/** What cards and spaces do, in words: with the numbers that are printed, whatever they are. */
import { describe, expect, test } from "vitest";
import { cardEffect, spaceEffect, sphinxEffect } from "../../../src/games/egizia/effects";
import { cardWord, sphinxWord, stoneWord } from "../../../src/games/egizia/names";
import type { Effect, NileSpace, Scoring } from "../../../src/games/egizia/printed";
import type { Argument, BoardTable } from "../../../src/lib/table/board";

const obelisk = [{ id: "obelisk_7", value: 4, level: 7 }];
const temple = [
  { id: "temple_middle_1", value: 6, part: "middle", level: 1 },
  { id: "temple_middle_2", value: 6, part: "middle", level: 1 },
];

/** A table with one card, that shows ids and arguments instead of sentences. */
function tableWith(effect: Effect, scoring: Scoring = { kind: "" }): BoardTable {
  const category = ["field", "quarry"].includes(effect.kind) ? effect.kind : "power";
  return {
    components: {
      nile_cards: [{ id: "card", category, effect }],
      start_cards: [],
      sphinx_cards: [{ id: "riddle", scoring }],
      sphinx_visit: { max_cards: 4 },
      obelisk_spaces: obelisk,
      grave_spaces: [],
      pyramid_spaces: [],
      temple_spaces: temple,
    },
    text: (id: string, args: Record<string, Argument> = {}) =>
      [id, ...Object.entries(args).map(([name, value]) => `${name}=${JSON.stringify(value)}`)].join(
        " ",
      ),
  } as unknown as BoardTable;
}

describe("a Nile card", () => {
  const told = (effect: Effect): string => cardEffect(tableWith(effect), "card");

  test("a field tells its grain, and what it brings when taken", () => {
    const field: Effect = { kind: "field", soil: "brown_field", grain: 9, bonus_stones: 4 };
    expect(told(field)).toBe("field_effects-brown_field grain=9 field_bonuses-stones stones=4");
    expect(cardWord(tableWith(field), "card")).toEqual({
      text: "fields-brown_field",
      args: { grain: 9 },
    });
  });

  test("a quarry tells its stones", () => {
    expect(told({ kind: "quarry", stones: 5 })).toBe("quarry_effect stones=5");
  });

  test("other cards tell their numbers", () => {
    expect(told({ kind: "train", steps: 2, cost_stones: 3 })).toBe(
      "nile_cards-card-text steps=2 cost=3",
    );
    expect(told({ kind: "sphinx_extra", cards: 2 })).toBe("nile_cards-card-text cards=2 most=4");
    expect(told({ kind: "sell_stones", max: 8, points_per_stone: 2 })).toBe(
      "nile_cards-card-text most=8 points=2",
    );
  });
});

test("a space of the Nile tells whom it raises, and by how much", () => {
  const effect: Effect = { kind: "raise", crews: ["masons"], steps: 2 };
  const space = { id: "thebae", order: 4, type: "round", effect } as NileSpace;

  expect(spaceEffect(tableWith(effect), space)).toBe(
    'space_effects-raise crews=[{"text":"crews-masons","args":{}}] steps=2 stones=0',
  );
});

describe("a Sphinx card", () => {
  const told = (scoring: Scoring): string =>
    sphinxEffect(tableWith({ kind: "" }, scoring), "riddle");

  test("points and condition", () => {
    expect(told({ kind: "built", points: 3, spaces: ["obelisk_7"] })).toContain(
      "points=3 every=0 level=7",
    );
    const stones: Scoring = { kind: "own_stones", points: 5, min: 4 };
    expect(told(stones)).toContain("points=5 every=0 least=4");
    expect(sphinxWord(tableWith({ kind: "" }, stones), "riddle").args).toEqual({ least: 4 });
  });

  test("steps of strength stand side by side", () => {
    const thresholds = [
      { min: 4, points: 5 },
      { min: 6, points: 8 },
    ];
    expect(told({ kind: "crew_strength", thresholds })).toContain(
      'points="5 / 8" strengths="4 / 6"',
    );
  });

  test("what more players bring too is left out", () => {
    const worth = (points: number[]): string =>
      told({ kind: "players_at_bottom", points_by_players: points });
    expect(worth([0, 3, 5, 7, 7])).toContain('points="3 / 5 / 7" players="1 / 2 / 3"');
    expect(worth([1, 3, 5, 7, 8])).toContain(
      'points="1 / 3 / 5 / 7 / 8" players="0 / 1 / 2 / 3 / 4"',
    );
  });
});

test("stones of the temple are counted within their part", () => {
  expect(stoneWord(tableWith({ kind: "" }), "temple_middle_2")).toEqual({
    text: "temple_spaces-middle",
    args: { number: 2 },
  });
});

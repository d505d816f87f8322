import { describe, expect, test } from "vitest";
import type { ReplayMove } from "../../src/lib/api/messages";
import {
  apart,
  bandsOf,
  levelsOf,
  momentFrom,
  nameIn,
  placesOf,
  Scale,
  signsOf,
  spread,
  turnFrom,
  yOf,
} from "../../src/coach/graph";

function move(seat: number, turn: number, period: number): ReplayMove {
  return { seat, turn, period, kinds: [] };
}

/** Two periods of two turns each; the second turn has three moves. */
const MOVES = [
  move(0, 0, 1),
  move(1, 1, 1),
  move(0, 1, 1),
  move(1, 1, 1),
  move(0, 2, 2),
  move(1, 3, 2),
];
const HISTORY = [
  [2, 0],
  [2, 5],
  [4, 5],
  [7, 9],
];
const PLACES = placesOf(MOVES, HISTORY, 2);

test("a game that is not analysed has its turns, and the points before each", () => {
  expect(PLACES.map((place) => place.move)).toEqual([0, 1, 4, 5, 6]);
  expect(PLACES.map((place) => place.points)).toEqual([[0, 0], ...HISTORY]);
  expect(PLACES.map((place) => place.period)).toEqual([1, 1, 2, 2, 2]);
});

describe("the scale", () => {
  const scale = new Scale(PLACES, 400);

  test("gives every turn the same width, shared by its moves", () => {
    expect(scale.x(0)).toBe(0);
    expect(scale.x(1)).toBe(100);
    expect(scale.x(2)).toBeCloseTo(133.33);
    expect(scale.x(4)).toBe(200);
    expect(scale.x(6)).toBe(400);
  });

  test("finds the move at every point, also beside the plot", () => {
    for (let at = 0; at <= 6; at += 1) expect(scale.moveAt(scale.x(at))).toBe(at);
    expect(scale.moveAt(-30)).toBe(0);
    expect(scale.moveAt(900)).toBe(6);
    expect(new Scale(placesOf([], [], 2), 400).moveAt(100)).toBe(0);
  });

  test("bands are the periods of the engine, side by side", () => {
    expect(bandsOf(PLACES, scale)).toEqual([
      { period: 1, from: 0, to: 200 },
      { period: 2, from: 200, to: 400 },
    ]);
  });

  test("signs are whole, one for every turn, or there are none", () => {
    expect(signsOf(PLACES, MOVES, scale).map(({ seat, x }) => [seat, x])).toEqual([
      [0, 50],
      [1, 150],
      [0, 250],
      [1, 350],
    ]);
    expect(signsOf(PLACES, MOVES, new Scale(PLACES, 4 * 28))).toHaveLength(4);
    expect(signsOf(PLACES, MOVES, new Scale(PLACES, 4 * 28 - 1))).toEqual([]);
  });

  test("of discs that would cover each other the weightiest stays", () => {
    const discs = [0, 1, 2].map((at) => ({ move: at, icon: "star", weight: at }));
    expect(spread(discs, scale).map((disc) => disc.move)).toEqual([0, 1, 2]);
    expect(spread(discs, new Scale(PLACES, 80)).map((disc) => disc.move)).toEqual([0, 2]);
  });
});

test("a name is drawn whole, or the number of the period", () => {
  expect(nameIn({ period: 12, from: 0, to: 90 }, "Round 12")).toBe("Round 12");
  expect(nameIn({ period: 12, from: 0, to: 40 }, "Round 12")).toBe("12");
  expect(nameIn({ period: 0, from: 0, to: 20 }, "Set-up")).toBe("");
});

test("levels hold all points, from a round number to a round number", () => {
  const levels = levelsOf(PLACES);
  expect(levels.marks).toEqual([0, 5, 10]);
  expect([yOf(10, levels, 50), yOf(0, levels, 50)]).toEqual([0, 50]);
});

test("Shift goes turn by turn, Alt to the next moment", () => {
  expect([turnFrom(PLACES, 2, 1), turnFrom(PLACES, 2, -1)]).toEqual([4, 1]);
  expect([turnFrom(PLACES, 6, 1), turnFrom(PLACES, 0, -1)]).toEqual([null, null]);
  const moments = [{ move: 5 }, { move: 1 }, { move: 3 }];
  expect([momentFrom(moments, 3, 1), momentFrom(moments, 3, -1)]).toEqual([5, 1]);
  expect(momentFrom(moments, 5, 1)).toBeNull();
});

test("signs at the ends are moved apart, and stay in the plot", () => {
  expect(apart([50, 10, 48], 20, 60)).toEqual([60, 10, 40]);
  expect(apart([5], 20, 60)).toEqual([5]);
});

import { describe, expect, test } from "vitest";
import {
  candidateOf,
  legalTargets,
  nextChoice,
  openChoices,
  selectionAfter,
} from "../../../src/lib/table/narrowing";
import { choice } from "../../choices";

// Two tiles; tile a fits on e5-e6 and e5-d5, tile b on g7-g8 and e5-e6.
const choices = [
  choice(1, "tile:a", "cell:e5", "cell:e6"),
  choice(2, "tile:a", "cell:e5", "cell:d5"),
  choice(3, "tile:b", "cell:g7", "cell:g8"),
  choice(4, "tile:b", "cell:e5", "cell:e6"),
];
const codes = (selection: string[]): number[] =>
  openChoices(choices, selection).map((one) => one.code);

describe("open choices", () => {
  test("are all at first, then those that name every clicked target", () => {
    expect(codes([])).toEqual([1, 2, 3, 4]);
    expect(codes(["tile:a"])).toEqual([1, 2]);
    expect(codes(["tile:a", "cell:e6"])).toEqual([1]);
    expect(codes(["tile:a", "cell:g7"])).toEqual([]);
  });
});

describe("legal places", () => {
  test("are all that choices name before the first click", () => {
    expect([...legalTargets(choices, [])].sort()).toEqual([
      "cell:d5",
      "cell:e5",
      "cell:e6",
      "cell:g7",
      "cell:g8",
      "tile:a",
      "tile:b",
    ]);
  });

  test("are the squares for the chosen tile, and still the other tiles", () => {
    const legal = legalTargets(choices, ["tile:a"]);
    expect(legal.has("cell:e5")).toBe(true);
    expect(legal.has("cell:g7")).toBe(false);
    expect(legal.has("tile:b")).toBe(true);
  });

  test("stay where another square may be clicked instead", () => {
    const legal = legalTargets(choices, ["tile:b", "cell:g7"]);
    expect(legal.has("cell:e5")).toBe(true);
    expect(legal.has("cell:d5")).toBe(false);
  });

  test("of another kind stay lit when nothing that was clicked goes with them", () => {
    const stones = [
      choice(1, "temple:top"),
      choice(2, "pyramid:r1"),
      choice(3, "crew:masons", "card:two_crews"),
      choice(4, "crew:masons", "pyramid:r2"),
    ];
    expect([...legalTargets(stones, ["temple:top"])].sort()).toEqual([
      "card:two_crews",
      "crew:masons",
      "pyramid:r1",
      "pyramid:r2",
      "temple:top",
    ]);
    // the pyramid goes with a crew after taking back the card, so its first row stays dark
    const legal = legalTargets(stones, ["crew:masons", "card:two_crews"]);
    expect(legal.has("pyramid:r2")).toBe(true);
    expect(legal.has("pyramid:r1")).toBe(false);
  });
});

describe("a click", () => {
  test("is added to what goes with it", () => {
    expect(selectionAfter(choices, ["tile:a"], "cell:e5")).toEqual(["tile:a", "cell:e5"]);
  });

  test("replaces the square that does not go with it, and keeps the tile", () => {
    expect(selectionAfter(choices, ["tile:b", "cell:g7"], "cell:e5")).toEqual([
      "tile:b",
      "cell:e5",
    ]);
  });

  test("on another tile keeps the square if that tile fits there", () => {
    expect(selectionAfter(choices, ["tile:a", "cell:e5"], "tile:b")).toEqual(["cell:e5", "tile:b"]);
    expect(selectionAfter(choices, ["tile:a", "cell:d5"], "tile:b")).toEqual(["tile:b"]);
  });

  test("on something clicked earlier goes back to it", () => {
    expect(selectionAfter(choices, ["tile:a", "cell:e5"], "tile:a")).toEqual(["tile:a"]);
  });

  test("on a place of a single kind takes the place of the other", () => {
    expect(selectionAfter(choices, ["tile:a", "cell:e5"], "cell:e6", ["cell"])).toEqual([
      "tile:a",
      "cell:e6",
    ]);
    expect(selectionAfter(choices, ["tile:a", "cell:e5"], "cell:e6")).toEqual([
      "tile:a",
      "cell:e5",
      "cell:e6",
    ]);
  });
});

describe("the candidate", () => {
  test("is nobody before the first click", () => {
    expect(candidateOf([choice(1, "tile:a")], [], null)).toBeNull();
  });

  test("is the only open choice", () => {
    expect(candidateOf(choices, ["tile:b", "cell:g8"], null)?.code).toBe(3);
  });

  test("waits for more clicks while several are open, unless one is proposed", () => {
    expect(candidateOf(choices, ["tile:a", "cell:e5"], null)).toBeNull();
    const last = candidateOf(choices, ["tile:a", "cell:e5"], null, {
      propose: (open) => open.at(-1)!,
    });
    expect(last?.code).toBe(2);
  });

  test("is the first open one, if the board proposes such choices", () => {
    const proposes = { place: ["cell"] };
    expect(candidateOf(choices, ["tile:a", "cell:e5"], null, { proposes })?.code).toBe(1);
    expect(candidateOf(choices, ["tile:a"], null, { proposes })).toBeNull();
    expect(candidateOf(choices, ["tile:a"], null, { proposes: { place: [] } })?.code).toBe(1);
    expect(candidateOf(choices, ["tile:a"], null, { proposes: { pass: [] } })).toBeNull();
    const propose = (): null => null;
    expect(candidateOf(choices, ["cell:e5"], null, { propose, proposes })?.code).toBe(1);
  });

  test("is the first of those that differ in nothing on the board, or the one shown before", () => {
    const payments = [choice(5, "district:x"), choice(6, "district:x")];
    expect(candidateOf(payments, ["district:x"], null)?.code).toBe(5);
    expect(candidateOf(payments, ["district:x"], payments[1]!)?.code).toBe(6);
  });
});

test("the next choice goes round", () => {
  expect(nextChoice(choices, choices[0]!)?.code).toBe(2);
  expect(nextChoice(choices, choices[3]!)?.code).toBe(1);
  expect(nextChoice(choices, null)?.code).toBe(1);
  expect(nextChoice([], null)).toBeNull();
});

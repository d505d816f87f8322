import { expect, test } from "vitest";
import type { DecisionInfo, ReadingAnswer } from "../../src/lib/api/messages";
import { askedIn, searchOf } from "../../src/coach/address";
import { signedPercent, told, withRules } from "../../src/coach/decisions";
import { arrangementOf } from "../../src/coach/layout";
import { marksOf } from "../../src/coach/marks";

function decision(move: number, seat: number, cost: number, close = false): DecisionInfo {
  return {
    move,
    seat,
    depth: "quick",
    choices: 5,
    verdict: cost === 0 ? "best" : close ? "close" : "costly",
    cost,
    error: 0.01,
    is_exact: false,
    played: null,
    best: null,
  };
}

const DECISIONS = [
  decision(1, 0, 0.05),
  decision(2, 1, 0.4),
  decision(3, 0, 0.02),
  decision(4, 0, 0.2),
  decision(5, 1, 0.06, true),
  decision(6, 0, 0),
];

test("decisions stand by cost or by time; small and uncertain costs apart", () => {
  const moves = (found: readonly DecisionInfo[]): number[] => found.map((one) => one.move);
  const byCost = told(DECISIONS, null, "cost");
  expect(moves(byCost.costly)).toEqual([2, 4, 1]);
  expect(moves(byCost.small)).toEqual([3]);
  expect(moves(byCost.close)).toEqual([5]);
  expect(moves(told(DECISIONS, null, "time").costly)).toEqual([1, 2, 4]);
  expect(moves(told(DECISIONS, 0, "cost").costly)).toEqual([4, 1]);
  expect(told(DECISIONS, 0, "cost").close).toEqual([]);
});

test("a rule in a sentence is told apart from its words", () => {
  expect(withRules("More shops: about 2 (F10.4), or (3) of 4.")).toEqual([
    { text: "More shops: about 2 (", rule: "" },
    { text: "10.4", rule: "10.4" },
    { text: "), or (3) of 4.", rule: "" },
  ]);
  expect(withRules("No rule.")).toEqual([{ text: "No rule.", rule: "" }]);
});

test("shares have their sign", () => {
  expect([signedPercent(-0.926), signedPercent(0.04)]).toEqual(["−93", "+4"]);
});

function reading(verdict: ReadingAnswer["verdict"]): ReadingAnswer {
  const choice = (...targets: string[]): ReadingAnswer["best"] => ({
    choice: { targets },
    chances: [],
    line: [],
  });
  return {
    ...decision(1, 0, 0.1),
    verdict,
    played: choice("tile:3", "cell:a1"),
    best: choice("tile:3", "cell:b2"),
    alternatives: [],
    points: 0,
    parts: [],
    sentences: [],
  };
}

test("chosen and better are marked, but for what they share", () => {
  expect([...marksOf(reading("costly"))]).toEqual([
    ["cell:a1", "chosen"],
    ["cell:b2", "better"],
  ]);
  expect([...marksOf(reading("best")).values()]).toEqual(["chosen", "chosen"]);
  expect(marksOf(undefined).size).toBe(0);
});

test("every moment has an address, and nonsense in one is left aside", () => {
  expect(searchOf(113, 1)).toBe("?move=113&seat=1");
  expect(askedIn(searchOf(113, 1), 118, 3)).toEqual({ move: 113, seat: 1, isAnalysed: false });
  expect(askedIn(searchOf(500, null), 118, 3)).toEqual({
    move: 118,
    seat: null,
    isAnalysed: false,
  });
  expect(askedIn("?move=-4&seat=3&analyse", 118, 3)).toEqual({
    move: 0,
    seat: null,
    isAnalysed: true,
  });
});

test("the page stands as the window has room for it", () => {
  const sizes = [
    [1440, 900, "wide"],
    [1366, 657, "beside"],
    [1024, 768, "beside"],
    [768, 1024, "upright"],
    [844, 390, "lying"],
    [390, 844, "phone"],
  ] as const;
  for (const [width, height, name] of sizes) expect(arrangementOf({ width, height })).toBe(name);
});

/** The points at which the sources of gains are drawn. */
import { expect, test } from "vitest";
import type { GameEvent } from "../../../../src/lib/table/board";
import { sourcesOf } from "../../../../src/games/fertility/valley/sources";

/** A tile was placed on d1 and e1. */
function placed(...sources: { good: string; square: string; from: string }[]): GameEvent {
  return {
    kind: "placed",
    seat: 0,
    text: "event-placed",
    args: {},
    targets: [],
    data: { squares: ["d1", "e1"], sources },
  };
}

test("what a neighbour brings lies on the edge between the squares", () => {
  const event = placed(
    { good: "bovine", square: "d1", from: "c1" },
    { good: "wheat", square: "e1", from: "e2" },
  );

  expect(sourcesOf(event)).toEqual([
    { good: "bovine", x: 3, y: 0.5 },
    { good: "wheat", x: 4.5, y: 1 },
  ]);
});

test("a covered icon lies inside its square, away from the other half", () => {
  const [icon] = sourcesOf(placed({ good: "papyrus", square: "e1", from: "e1" }));

  expect(icon?.x).toBeGreaterThan(4.5);
  expect(icon?.x).toBeLessThan(5);
});

test("nothing was told yet", () => {
  expect(sourcesOf(undefined)).toEqual([]);
});

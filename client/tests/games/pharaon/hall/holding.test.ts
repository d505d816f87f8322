/** What is many in a hall is counted, so that everything stays in view. */
import { expect, test } from "vitest";
import { areOfferingsCounted, guildsOf, rowsOf } from "../../../../src/games/pharaon/hall/holding";
import type { Printed } from "../../../../src/games/pharaon/view";

const CRAFTS = ["potter", "weaver", "potter", "painter", "potter", "weaver"];
const printed = {
  artisans: CRAFTS.map((craft, index) => ({ id: `artisan_${index}`, craft, prestige: index + 1 })),
} as unknown as Printed;
const ids = printed.artisans.map(({ id }) => id);

test("from the eighth offering on equal tokens are one", () => {
  expect([7, 8].map(areOfferingsCounted)).toEqual([false, true]);
});

test("rows of nobles become lower from the fifth on", () => {
  const rows = [0, 4, 5, 6].map((nobles) => rowsOf(nobles));
  expect(rows).toEqual(["roomy", "roomy", "low", "paired"]);
  expect(rowsOf(4, true)).toBe("low");
});

test("from the sixth artisan on they are counted by craft, with their prestige together", () => {
  expect(guildsOf(printed, ids.slice(0, 5))).toHaveLength(5);
  const guilds = guildsOf(printed, ids);
  expect(guilds.map(({ cards, prestige }) => [cards.length, prestige])).toEqual([
    [3, 1 + 3 + 5],
    [2, 2 + 6],
    [1, 4],
  ]);
});

/** Colours and signs of the seats. */
import { expect, test } from "vitest";
import { GODS } from "../../../src/games/kemet/houses";
import { HOUSES, houseOf } from "../../../src/lib/table/houses";

test("a game may give the seats signs of its own", () => {
  expect(houseOf(1).sign).toBe(HOUSES[1]!.sign);
  expect(houseOf(1, GODS).sign).toBe("god-cat");
});

test("no two seats share a colour, a sign or a pattern", () => {
  for (const houses of [HOUSES, GODS]) {
    for (const trait of ["colour", "sign", "pattern"] as const) {
      expect(new Set(houses.map((house) => house[trait])).size).toBe(5);
    }
  }
});

/** What clicks come to when several choices are open. */
import { expect, test } from "vitest";
import {
  PROPOSES,
  READY,
  named,
  numberOf,
  propose,
  spreadOf,
} from "../../../src/games/kemet/choosing";
import type { Choice } from "../../../src/lib/table/board";
import { of } from "./tables";

const take = (units: number, along: boolean): Choice =>
  of(
    "take",
    10 * units + Number(along),
    `units:${units}`,
    along ? "creature_along" : "creature_stays",
  );
const put = (district: string, units: number): Choice =>
  of("put", 100 + units, `area:${district}`, `units:${units}`);

test("a number of units keeps what was said about the creature", () => {
  const [alone, along] = [take(2, false), take(2, true)];
  expect(propose([along, alone], ["units:2"], take(3, false))).toBe(alone);
  expect(propose([along, alone], ["units:2"], take(2, true))).toBe(along);
});

test("as many units as before, or else the largest group with or without the creature", () => {
  const choices = [take(3, true), take(3, false), take(2, true), take(2, false)];
  expect(propose(choices, ["creature_stays"], take(2, true))).toBe(choices[2]);
  expect(propose(choices, ["creature_stays"], take(5, false))).toBe(choices[1]);
});

test("an area is given as many units as the area before", () => {
  const choices = [3, 2, 1].map((units) => put("nw_1", units));
  expect(propose(choices, ["area:nw_1"], put("nw_2", 2))).toBe(choices[1]);
  expect(propose(choices, ["area:nw_1"], put("nw_2", 5))).toBeNull(); // the engine's first then
});

test("units without an area wait for one, and other choices for the engine's order", () => {
  expect(propose([put("nw_1", 2), put("nw_2", 2)], ["units:2"], put("nw_3", 2))).toBeNull();
  expect(propose([take(2, true)], ["units:2"], null)).toBeNull();
  expect(propose([take(2, true)], ["units:2"], put("nw_3", 2))).toBeNull();
});

test("what lies ready or is proposed is told by kind", () => {
  expect(READY).toContain("take");
  expect(PROPOSES.put).toEqual(["area"]);
});

test("names and numbers are read from targets", () => {
  const raise = of("raise", 1, "area:nw_1", "level:3");
  expect(named(raise, "area")).toBe("nw_1");
  expect(named(raise, "tile")).toBe("");
  expect(numberOf(raise, "level")).toBe(3);
  expect(spreadOf(of("spread", 2, "units:4-3-3"))).toEqual([4, 3, 3]);
});

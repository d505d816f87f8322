/** What clicks come to when several choices are open, and what lies ready before any click. */
import { expect, test } from "vitest";
import { named, numberOf, preset, propose, spreadOf } from "../../../src/games/kemet/choosing";
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

test("the whole troop with its creature lies ready", () => {
  const choices = [take(1, false), take(1, true), take(2, false), take(2, true)];
  expect(preset(choices)).toBe(choices[3]);
});

test("a number of units keeps what was said about the creature", () => {
  const [alone, along] = [take(2, false), take(2, true)];
  expect(propose([alone, along], ["units:2"], take(3, false))).toBe(alone);
  expect(propose([alone, along], ["units:2"], null)).toBe(along);
});

test("an area is given the most units, or as many as the area before", () => {
  const choices = [1, 2, 3].map((units) => put("nw_1", units));
  expect(propose(choices, ["area:nw_1"], null)).toBe(choices[2]);
  expect(propose(choices, ["area:nw_1"], put("nw_2", 2))).toBe(choices[1]);
});

test("units without an area wait for one", () => {
  expect(propose([put("nw_1", 2), put("nw_2", 2)], ["units:2"], null)).toBeNull();
});

test("a pyramid is raised by one level first", () => {
  const choices = [4, 3, 2].map((level) => of("raise", level, "area:nw_1", `level:${level}`));
  expect(propose(choices, ["area:nw_1"], null)).toBe(choices[2]);
});

test("on foot before a teleport to the same area", () => {
  const step = of("step", 1, "area:front_nw");
  const teleport = of("teleport", 2, "area:front_nw", "teleport");
  expect(propose([teleport, step], ["area:front_nw"], null)).toBe(step);
});

test("the regular token before the silver one", () => {
  const regular = of("token", 1, "space:mid_move", "token:regular");
  const silver = of("token", 2, "space:mid_move", "token:silver");
  expect(propose([silver, regular], ["space:mid_move"], null)).toBe(regular);
  expect(propose([silver], ["token:silver"], null)).toBeNull();
});

test("the first units are spread evenly", () => {
  const choices = ["5-5-0", "4-3-3", "5-0-5"].map((units, code) =>
    of("spread", code, `units:${units}`),
  );
  expect(preset(choices)).toBe(choices[1]);
});

test("no card is added unless one is clicked", () => {
  const none = of("add", 1, "no_cards");
  expect(preset([of("add", 2, "di:war_rage"), none])).toBe(none);
});

test("an only answer lies ready if it is a button, of several others nothing", () => {
  const pass = of("pass", 1, "pass");
  expect(preset([pass])).toBe(pass);
  expect(preset([of("discard", 1, "battle_card:chariot_raid")])).toBeNull();
  expect(preset([of("use_veto", 2, "di:veto"), pass])).toBeNull();
});

test("names and numbers are read from targets", () => {
  const raise = of("raise", 1, "area:nw_1", "level:3");
  expect(named(raise, "area")).toBe("nw_1");
  expect(named(raise, "tile")).toBe("");
  expect(numberOf(raise, "level")).toBe(3);
  expect(spreadOf(of("spread", 2, "units:4-3-3"))).toEqual([4, 3, 3]);
});

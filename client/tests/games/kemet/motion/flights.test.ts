/** What moves when an event is played back. */
import { expect, test } from "vitest";
import { broughtBy, isSilent } from "../../../../src/games/kemet/events";
import { pathsOf } from "../../../../src/games/kemet/motion/flights";
import { event, table } from "../tables";

test("a troop goes from one area to another with its creature", () => {
  const moved = event("moved", { from: "nw_1", to: "front_nw", units: 3, creature: "mummy" }, 1);
  expect(pathsOf(table({}), moved)).toEqual([
    {
      traveller: { type: "troop", seat: 1, units: 3, creature: "mummy" },
      from: ['[data-spot="nw_1"]'],
      to: ['[data-spot="front_nw"]'],
    },
  ]);
});

test("recruits come from the panel, losses go back to it", () => {
  const [placed] = pathsOf(table({}), event("units_placed", { area: "nw_1", units: 2 }));
  const [lost] = pathsOf(table({}), event("casualties", { area: "nw_1", side: 0, lost: 1 }));
  expect(placed?.from).toEqual(['[data-anchor="panel-0"]']);
  expect(lost?.to).toEqual(['[data-anchor="panel-0"]']);
});

test("a tile flies from its shelf in its own colour", () => {
  const [tile] = pathsOf(table({}), event("bought", { tile: "carnage", cost: 2 }));
  expect(tile?.traveller).toEqual({ type: "tile", colour: "red", tile: "carnage" });
  expect(tile?.from[0]).toBe('[data-target="tile:carnage"]');
});

test("a pyramid is raised where it stands, one in reserve when it is placed", () => {
  const pyramids = [{ seat: 0, colour: "red", level: 2, area: "nw_1", controller: 0 }];
  const raised = event("raised", { owner: 0, colour: "red", from: 1, to: 2, area: "nw_1" });
  expect(pathsOf(table({ pyramids }), raised)[0]?.to[0]).toBe('[data-anchor="pyramid-0-red"]');
  expect(pathsOf(table({ pyramids: [{ ...pyramids[0], area: null }] }), raised)).toEqual([]);
});

test("what every seat gets in every Night is not told, other prayer is", () => {
  expect(isSilent(event("prayer", { amount: 2, source: "night" }))).toBe(true);
  expect(isSilent(event("prayer", { amount: 2, source: "pray" }))).toBe(false);
  expect(isSilent(event("battle_over"))).toBe(true);
});

test("what an event brings or costs", () => {
  expect(broughtBy(event("prayer", { amount: 2 }))).toEqual({ what: "prayer", amount: 2 });
  expect(broughtBy(event("paid", { amount: 3 }))).toEqual({ what: "prayer", amount: -3 });
  expect(broughtBy(event("di_drawn", { number: 1 }))).toEqual({ what: "cards", amount: 1 });
  expect(broughtBy(event("moved"))).toBeNull();
});

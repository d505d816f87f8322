/** Pieces on the map, and what the candidate would change of them. */
import { expect, test } from "vitest";
import { pathOf, pyramidsOn, troopsOf } from "../../../../src/games/kemet/map/pieces";
import { area, of, table } from "../tables";

test("units that would come are shown beside those that are there", () => {
  const candidate = of("put", 1, "area:nw_1", "units:3");
  const [troop] = troopsOf(table({ areas: [area("nw_1", [0, 2])] }, { candidate }));
  expect(troop).toMatchObject({ units: 2, more: 3, isGhost: false });
});

test("in an empty area they are a ghost, beside an enemy a second troop", () => {
  const candidate = of("put", 1, "area:nw_1", "units:3");
  const [ghost] = troopsOf(table({ areas: [area("nw_1")] }, { candidate }));
  expect(ghost).toMatchObject({ seat: 0, units: 3, isGhost: true });

  const both = troopsOf(table({ areas: [area("nw_1", [1, 4])] }, { candidate }));
  expect(both.map(({ seat, more }) => [seat, more])).toEqual([
    [1, 0],
    [0, 0],
  ]);
  expect(both[0]!.point[0]).toBeLessThan(both[1]!.point[0]);
});

test("the first units stand in the districts of one's own city", () => {
  const candidate = of("spread", 1, "units:4-3-3");
  const areas = ["nw_1", "nw_2", "nw_3"].map((id) => area(id));
  const units = troopsOf(table({ areas }, { candidate })).map((troop) => troop.units);
  expect(units).toEqual([4, 3, 3]);
});

const PYRAMIDS = [
  { seat: 0, colour: "white", level: 2, area: "nw_1", controller: 0 },
  { seat: 0, colour: "red", level: 0, area: null, controller: 0 },
];

test("a pyramid shows the level that it would have; those in reserve are not on the map", () => {
  const candidate = { ...of("raise", 1, "area:nw_1", "level:4"), data: { level: 4 } };
  const shown = pyramidsOn(table({ pyramids: PYRAMIDS }, { candidate }));
  expect(shown.map(({ colour, level }) => [colour, level])).toEqual([["white", 4]]);
});

test("a pyramid that is being placed is a ghost", () => {
  const candidate = of("place", 1, "pyramid:red", "area:nw_2");
  const shown = pyramidsOn(table({ pyramids: PYRAMIDS }, { candidate }));
  expect(shown.at(-1)).toMatchObject({ colour: "red", area: "nw_2", isGhost: true });
});

test("an arrow leads from the moving troop to its goal", () => {
  const move = { seat: 0, at: "nw_1", target: "front_nw" };
  const step = of("step", 1, "area:front_nw");
  const take = of("take", 2, "units:1", "creature_stays");
  const way = { from: "nw_1", to: "front_nw" };
  expect(pathOf(table({ move }, { candidate: step }))).toEqual(way);
  expect(pathOf(table({ move }, { candidate: take }))).toEqual(way);
  expect(pathOf(table({ move }, { candidate: of("stop", 3, "stop") }))).toBeNull();
});

test("a beaten troop is sent from the battle", () => {
  const candidate = of("drive", 1, "area:front_nw");
  const battle = { area: "nw_1" };
  expect(pathOf(table({ battle }, { candidate }))).toEqual({ from: "nw_1", to: "front_nw" });
});

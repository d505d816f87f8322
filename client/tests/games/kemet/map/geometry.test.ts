/** The map as the data draws it. */
import { expect, test } from "vitest";
import {
  UNIT,
  bow,
  cityMiddle,
  outline,
  sideOf,
  spacePoint,
  troopPoint,
  viewBoxOf,
  wall,
} from "../../../../src/games/kemet/map/geometry";

test("with two and three seats only the west of the board is seen", () => {
  expect(viewBoxOf(2)).toEqual({ x: 0, y: 0, width: 75 * UNIT, height: 100 * UNIT });
  expect(viewBoxOf(3).width).toBeLessThan(viewBoxOf(4).width);
  expect(viewBoxOf(5)).toEqual(viewBoxOf(4));
});

test("the sides differ: a fifth city and the Sanctuary", () => {
  expect(Object.keys(sideOf("side_24").areas)).toHaveLength(26);
  expect(Object.keys(sideOf("side_35").areas)).toHaveLength(32);
  expect(sideOf("side_35").areas.sanctuary).toBeDefined();
  expect(() => sideOf("side_1")).toThrow("side_1");
});

test("the ring around the central city has a hole", () => {
  const ring = sideOf("side_35").areas.front_c!;
  expect(outline(ring).match(/Z/g)).toHaveLength(2);
});

test("troops stand inside the part of the board that is seen", () => {
  for (const [seats, side] of [
    [4, "side_24"],
    [5, "side_35"],
  ] as const) {
    const { width, height } = viewBoxOf(seats);
    for (const drawn of Object.values(sideOf(side).areas)) {
      const [x, y] = troopPoint(drawn);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  }
});

test("the middle of a city lies within its wall", () => {
  const [x, y] = cityMiddle("nw");
  expect(wall("nw").startsWith("M")).toBe(true);
  expect(x / UNIT).toBeGreaterThan(5);
  expect(y / UNIT).toBeLessThan(38);
});

test("an arrow ends before its goal", () => {
  const path = bow([0, 0], [100, 0], 20);
  const [x, y] = path.split(" ").slice(-2).map(Number);
  expect(Math.hypot(100 - x!, 0 - y!)).toBeCloseTo(20, 0);
});

test("action spaces have their places on the pyramid", () => {
  expect(spacePoint("gold")).toEqual([50, 15]);
  expect(spacePoint("low_pray")[1]).toBeGreaterThan(spacePoint("top_move")[1]);
});

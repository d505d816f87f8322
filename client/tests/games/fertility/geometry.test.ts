/** Squares by name, and the boxes around them. */
import { describe, expect, test } from "vitest";
import { boxOf, nameOf, sideOf, spotOf } from "../../../src/games/fertility/geometry";

test("names and places of squares are the same thing", () => {
  for (const name of ["a1", "e7", "l9", "p1"]) expect(nameOf(spotOf(name))).toBe(name);
  expect(spotOf("e7")).toEqual([4, 6]);
});

test("sides are counted clockwise from the north", () => {
  const sides = ["b1", "c2", "b3", "a2"].map((name) => sideOf(spotOf("b2"), spotOf(name)));
  expect(sides).toEqual([0, 1, 2, 3]);
  expect(sideOf(spotOf("b2"), spotOf("c3"))).toBe(-1);
});

describe("boxOf", () => {
  test("goes round all squares, whatever their order", () => {
    expect(boxOf(["d3", "c3"])).toEqual({ x: 96, y: 96, width: 96, height: 48 });
  });
});

/** Lakes and fields: squares that touch are one shape, and its outline goes round it once. */
import { describe, expect, test } from "vitest";
import type { Spot } from "../../../src/games/fertility/geometry";
import { outlines, regions, shorePath, type Point } from "../../../src/games/fertility/shores";

function area(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The squares with a "#". */
function drawn(...rows: string[]): Spot[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x): Spot[] => (mark === "#" ? [[x, y]] : [])),
  );
}

describe("regions", () => {
  test("squares that touch along a side are one region, those that touch at a corner are not", () => {
    const found = regions(["~~..", ".~..", "..~."], "~");

    expect(found.map((region) => region.length)).toEqual([3, 1]);
  });

  test("other marks are left out", () => {
    expect(regions(["W~", "~W"], "W")).toEqual([[[0, 0]], [[1, 1]]]);
  });
});

describe("outlines", () => {
  test("one square has four corners, clockwise from the upper left", () => {
    expect(outlines([[2, 1]])).toEqual([
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 2],
      ],
    ]);
  });

  test("two squares side by side are one rectangle without a corner where they meet", () => {
    expect(outlines(drawn("##"))).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
    ]);
  });

  test("an angle has six corners and the area of its squares", () => {
    const [loop, ...others] = outlines(drawn("##", "#."));

    expect(others).toEqual([]);
    expect(loop).toHaveLength(6);
    expect(area(loop ?? [])).toBe(3);
  });

  test("a ring has an outline round its hole, the other way round", () => {
    const areas = outlines(drawn("###", "#.#", "###")).map(area);

    expect(areas.sort((a, b) => a - b)).toEqual([-1, 9]);
  });

  test("where squares of a region meet at a corner only, the outline keeps them apart", () => {
    const [loop, ...others] = outlines(drawn("##.", "#.#", "###"));
    const pinch = loop?.filter(([x, y]) => x === 2 && y === 1);

    expect(others).toEqual([]);
    expect(area(loop ?? [])).toBe(7);
    expect(pinch).toHaveLength(2);
  });
});

describe("shorePath", () => {
  const path = shorePath(drawn("##", "#."), 3);

  test("is closed and stays inside the squares, but for its wavering", () => {
    expect(path).toMatch(/^M[^M]*Z$/);
    for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(-3);
      expect(Number(x)).toBeLessThan(99);
      expect(Number(y)).toBeGreaterThan(-3);
      expect(Number(y)).toBeLessThan(99);
    }
  });

  test("is the same every time", () => {
    expect(shorePath(drawn("##", "#."), 3)).toBe(path);
  });
});

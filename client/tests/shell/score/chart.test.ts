import { describe, expect, test } from "vitest";
import { apart, chartOf } from "../../../src/shell/score/chart";

describe("the chart", () => {
  test("begins at nothing and ends at the right edge", () => {
    const chart = chartOf(
      [
        [4, 0],
        [4, 9],
      ],
      2,
      100,
      50,
    );
    expect(chart.lines[1]!.map((point) => point.x)).toEqual([0, 50, 100]);
    expect(chart.lines[0]![0]!.y).toBe(50);
    expect(chart.levels.at(-1)!.value).toBeGreaterThanOrEqual(9);
  });
  test("has room for points below zero", () => {
    const chart = chartOf([[-3, 2]], 2, 100, 50);
    expect(chart.levels[0]!.value).toBeLessThanOrEqual(-3);
    expect(chart.lines.flat().every((point) => point.y >= 0 && point.y <= 50)).toBe(true);
  });
  test("can be drawn before the first turn", () => {
    expect(chartOf([], 2, 100, 50).lines).toEqual([[{ x: 0, y: 50 }], [{ x: 0, y: 50 }]]);
  });
});

describe("places moved apart", () => {
  test("stay where they are if they do not touch", () => {
    expect(apart([0, 30, 90], 25, 100)).toEqual([0, 30, 90]);
  });
  test("keep their distance, and end where there is an end", () => {
    expect(apart([10, 12, 14], 25, 100)).toEqual([10, 35, 60]);
    expect(apart([90, 95, 100], 25, 100)).toEqual([50, 75, 100]);
  });
});

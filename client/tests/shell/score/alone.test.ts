import { expect, test } from "vitest";
import { best, type Result } from "../../../src/shell/score/alone";

const result = (points: number, rival: number): Result => ({
  info: {} as Result["info"],
  points,
  rival,
});

test("the widest margin is the best, whatever the points; of equal margins the higher", () => {
  const found = best([result(130, 120), result(90, 60), result(70, 75), result(100, 70)]);

  expect(found.map(({ points }) => points)).toEqual([100, 90, 130]);
});

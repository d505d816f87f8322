import { describe, expect, test } from "vitest";
import { nearest } from "../../../src/shell/keyboard/arrows";

describe("arrows", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 55, y: 50 },
  ];
  test("go to the nearest place in their direction", () => {
    expect(nearest(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nearest(spots[2]!, spots, "ArrowLeft")).toBe(1);
    expect(nearest(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nearest(spots[3]!, spots, "ArrowUp")).toBe(1);
  });
  test("stay where there is none", () => {
    expect(nearest(spots[0]!, spots, "ArrowUp")).toBe(-1);
  });
});

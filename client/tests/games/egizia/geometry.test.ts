/** Places on the board: the river's order, the boundary, monuments, the score track. */
import { describe, expect, test } from "vitest";
import { HEIGHT, WIDTH, boundary, middleOf } from "../../../src/games/egizia/river/geometry";
import { trackBox } from "../../../src/games/egizia/track/geometry";
import { graveBox, obeliskBox, pyramidBox } from "../../../src/games/egizia/works/geometry";

test("the river runs to the right and stays on the board", () => {
  const middles = Array.from({ length: 20 }, (_, index) => middleOf(index + 1));
  expect(middles).toEqual([...middles].sort((one, other) => one - other));
  expect(middles[0]).toBeGreaterThan(40);
  expect(middles[19]).toBeLessThan(WIDTH - 30);
});

describe("boundary", () => {
  const ends = (downstream: number): [number, number] => {
    const path = boundary(downstream);
    const above = Number(/^M([\d.]+)/.exec(path)?.[1]);
    const below = Number(/ ([\d.]+) [\d.]+V[\d.]+$/.exec(path)?.[1]);
    return [above, below];
  };

  test("what can still be reached lies right of it, what cannot left of it", () => {
    for (let downstream = 2; downstream <= 20; downstream++) {
      const [above, below] = ends(downstream);
      for (let order = 1; order <= 20; order++) {
        const line = order % 2 === 1 ? above : below;
        expect(middleOf(order) > line).toBe(order >= downstream);
      }
    }
  });
});

test("monuments grow upwards", () => {
  expect(obeliskBox(9).y).toBeLessThan(obeliskBox(1).y);
  expect(obeliskBox(9).width).toBeLessThan(obeliskBox(1).width);
  expect(pyramidBox({ row: 2, col: 1 }).x).toBe(
    (pyramidBox({ row: 1, col: 1 }).x + pyramidBox({ row: 1, col: 2 }).x) / 2,
  );
  expect(graveBox(7).x).toBe(graveBox(1).x);
});

test("the score track fits beside the order tiles", () => {
  const { x, width, cell } = trackBox(4, 50);
  expect(x + 51 * cell).toBeCloseTo(x + width);
  expect(x + width).toBeLessThan(WIDTH);
  expect(HEIGHT).toBeLessThan(WIDTH);
});

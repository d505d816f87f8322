/** The tablet: everything has its place at every size, at rest and with any section swollen. */
import { describe, expect, test } from "vitest";
import {
  growthOf,
  layoutOf,
  needsDial,
  outline,
  reachOf,
  roomsOf,
  type Box,
  type Circle,
  type Size,
} from "../../../../src/games/pharaon/tablet/geometry";

const STAGES: [string, Size][] = [
  [1138, 924],
  [806, 748],
  [782, 597],
  [718, 548],
  [712, 586],
  [752, 560],
  [640, 480],
].map(([width = 0, height = 0]) => [`${width}x${height}`, { width, height }]);
const POSITIONS = [0, 1, 2, 3, 4];
const STATES = [null, ...POSITIONS];
const TITLE = 28;

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height - 0.5 &&
    other.y < one.y + one.height - 0.5
  );
}

function meets(box: Box, { x, y, radius }: Circle): boolean {
  const dx = x - Math.min(Math.max(x, box.x), box.x + box.width);
  const dy = y - Math.min(Math.max(y, box.y), box.y + box.height);
  return Math.hypot(dx, dy) < radius - 0.5;
}

function lies(box: Box, { width, height }: Size): boolean {
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));
}

describe.each(STAGES)("a stage of %s", (_, stage) => {
  test.each(STATES)("with position %s swollen: panels and seams lie in it, apart", (swollen) => {
    const { panels, seams, wheel } = layoutOf(stage, swollen);
    const boxes = [...panels, ...seams];
    expect(boxes.filter((box) => !lies(box, stage))).toEqual([]);
    expect(boxes.filter((box) => box.width < 42 || box.height < 42)).toEqual([]);
    expect(pairs(boxes).filter(([one, other]) => overlap(one, other))).toEqual([]);
    expect(seams.filter((seam) => meets(seam, wheel))).toEqual([]);
  });

  test.each(STATES)(
    "with position %s swollen: rooms lie in their panels, off the wheel",
    (swollen) => {
      const { panels, wheel } = layoutOf(stage, swollen);
      const reach = { ...wheel, radius: reachOf(wheel) };
      for (const position of POSITIONS) {
        const panel = panels[position]!;
        const rooms = roomsOf(panel, position, wheel, TITLE);
        for (const room of rooms) {
          expect(lies(room, panel)).toBe(true);
          const there = { ...room, x: room.x + panel.x, y: room.y + panel.y };
          expect(meets(there, reach), `position ${position}`).toBe(false);
        }
        const largest = Math.max(...rooms.map(({ width, height }) => Math.min(width, height)));
        expect(largest).toBeGreaterThan(50);
      }
    },
  );

  test("what swells takes far more room, and keeps its neighbours", () => {
    const rest = layoutOf(stage, null).panels;
    for (const position of POSITIONS) {
      const [before, after] = [rest[position]!, layoutOf(stage, position).panels[position]!];
      const growth = (after.width * after.height) / (before.width * before.height);
      expect(growth, `position ${position}`).toBeGreaterThan(1.4);
    }
  });
});

test("neighbours of the ring touch along a seam: four and nought, nought and one, two and three", () => {
  const [top, right, lowRight, lowLeft, left] = layoutOf(STAGES[1]![1], null).panels;
  const seam = 58;
  expect(top!.x - (left!.x + left!.width)).toBeCloseTo(seam);
  expect(right!.x - (top!.x + top!.width)).toBeCloseTo(seam);
  expect(lowRight!.x - (lowLeft!.x + lowLeft!.width)).toBeCloseTo(seam);
  expect(lowRight!.y - (right!.y + right!.height)).toBeCloseTo(
    lowLeft!.y - (left!.y + left!.height),
  );
});

test("only panels that reach the wheel are cut by it", () => {
  const { panels, wheel } = layoutOf(STAGES[1]![1], null);
  const arcs = POSITIONS.map((position) =>
    outline(panels[position]!, position, wheel).includes("A"),
  );
  expect(arcs).toEqual([true, false, true, true, false]);
});

test("text grows with a large stage only, and never by more than a fifth", () => {
  expect(growthOf({ width: 640, height: 480 })).toBe(1);
  expect(growthOf({ width: 806, height: 748 })).toBe(1);
  expect(growthOf({ width: 886, height: 823 })).toBeCloseTo(1.1, 2);
  expect(growthOf({ width: 3000, height: 2000 })).toBe(1.2);
});

test("a stage that is too narrow or too low has a dial", () => {
  expect(needsDial({ width: 574, height: 378 })).toBe(true);
  expect(needsDial({ width: 390, height: 560 })).toBe(true);
  expect(needsDial({ width: 640, height: 480 })).toBe(false);
});

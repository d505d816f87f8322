import { expect, it } from "vitest";
import {
  cardBox,
  drawingIn,
  footOf,
  movedTo,
  spotOf,
  workAt,
} from "../../../src/games/egizia/drawing";
import { middleOf } from "../../../src/games/egizia/river/geometry";

const LYING = { width: 582, height: 382 };
const UPRIGHT = { width: 390, height: 560 };
const SMALL = { width: 360, height: 388 };
const CARDS = Array.from({ length: 10 }, (_, index) => 2 * index + 1);

it("is the printed board where there is room for it", () => {
  const drawing = drawingIn({ width: 1086, height: 549 });
  expect(drawing.isCompact).toBe(false);
  expect(spotOf(drawing, 7).x).toBe(middleOf(7));
  expect(movedTo(drawing, 7)).toBeUndefined();
  expect(workAt(drawing, "sphinx", false)).toBeUndefined();
});

it.each([LYING, UPRIGHT, SMALL])("has all cards beside each other in river order in %o", (room) => {
  const drawing = drawingIn(room);
  const boxes = CARDS.map((order) => cardBox(drawing, order));
  expect(drawing.isCompact).toBe(true);
  boxes.forEach((box, at) => {
    const before = boxes[at - 1];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(room.width);
    if (!before) return;
    if (box.y === before.y) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
    else expect(box.y).toBeGreaterThan(before.y + before.height);
  });
});

it("cuts the river into two reaches on an upright phone only", () => {
  expect(drawingIn(LYING).reaches).toHaveLength(1);
  expect(drawingIn(UPRIGHT).reaches).toHaveLength(2);
});

it("fits the stage, or is panned where a finger could not hit its spaces", () => {
  expect(drawingIn(LYING).height).toBe(LYING.height);
  expect(drawingIn(UPRIGHT).height).toBe(UPRIGHT.height);
  const small = drawingIn(SMALL);
  expect(small.height).toBeGreaterThan(SMALL.height);
  expect(70 * small.scale).toBeGreaterThanOrEqual(40); // a round space with its ring
});

it("has the counts of a work below its picture", () => {
  const drawing = drawingIn(UPRIGHT);
  const foot = footOf(drawing, "obelisk_graves");
  expect(foot.y).toBeGreaterThan(drawing.works);
  expect(foot.y + foot.height).toBeLessThanOrEqual(drawing.height);
});

import { describe, expect, test } from "vitest";
import { overlap } from "../../../src/shell/drawer/place";
import { ended } from "../../../src/shell/table/ended";
import { layOut } from "../../../src/shell/table/layout";

const SHAPE = { full: [1.3, 1.3], compact: [1, 1.5], reading: 0, hasFoot: true } as const;
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 657],
  [1280, 600],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

describe.each(SIZES)("the end of a game at %i x %i", (width, height) => {
  const { bar, stage, mine, foot, actions } = ended(layOut({ width, height }, SHAPE), SHAPE);
  const boxes = [bar, stage, mine, foot, actions].filter((box) => box !== null);

  test("leaves the board half of the height", () => {
    expect(stage.height).toBeGreaterThanOrEqual(height / 2);
  });

  test("keeps everything in the window and nothing over anything", () => {
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.height).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes) expect(box !== other && overlap(box, other)).toBe(false);
    }
    expect(actions.y + actions.height).toBe(height);
  });

  test("has three columns of equal height where it is wide", () => {
    expect(foot !== null).toBe(width >= 1280);
    if (foot) expect([mine?.height, foot.height]).toEqual([stage.height, stage.height]);
  });
});

test("on a tablet the story fills what a flat board leaves below it", () => {
  const size = { width: 1024, height: 768 };
  const shape = { ...SHAPE, full: [2, 2], compact: [1.5, 1.55], reading: 940 } as const;
  const { stage, foot } = ended(layOut(size, shape), shape);

  expect(stage.width).toBeGreaterThan(size.width / 2); // a board is not cut
  expect(stage.height).toBeLessThan(stage.width);
  expect(foot?.y).toBeGreaterThan(stage.y + stage.height);
  expect(foot?.width).toBe(stage.width);
});

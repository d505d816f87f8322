import { expect, test } from "vitest";
import { cornerFor, type Corner, type Edges } from "../../../src/shell/stage/corner";

const STAGE = { left: 0, top: 80, right: 360, bottom: 320 };
const MAP = { width: 94, height: 120 };
const box = (left: number, top: number): Edges => ({
  left,
  top,
  right: left + 50,
  bottom: top + 50,
});
const place = (lit: readonly Edges[], now: Corner = "bottom right"): Corner =>
  cornerFor(STAGE, MAP, lit, now);

test("it stands in the bottom right corner while it covers nothing there", () => {
  expect(place([box(20, 100), box(150, 200)])).toBe("bottom right");
});

test("it makes way for a lit place", () => {
  expect(place([box(290, 240)])).toBe("top right");
  expect(place([box(290, 240), box(290, 100)])).toBe("top left");
});

test("it does not move without need, and not if all corners are alike", () => {
  expect(place([], "top right")).toBe("top right");
  expect(place([box(290, 240), box(290, 100), box(20, 100)])).toBe("bottom right");
});

import { expect, it } from "vitest";
import type { Box } from "../../../src/lib/table/frame";
import { dockBox, drawerBox, overlap, sheetBox } from "../../../src/shell/drawer/place";
import { layOut } from "../../../src/shell/table/layout";

const SQUARE = { full: [1, 1], compact: [0.5, 1.55], reading: 0, hasFoot: false } as const;
const SIZES = [
  [1920, 1080],
  [1366, 657],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
] as const;

function tables(): ReturnType<typeof layOut>[] {
  return SIZES.map(([width, height]) => layOut({ width, height }, SQUARE));
}

function isInside({ x, y, width, height }: Box, size: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}

it("lies inside the table and never over the action bar", () => {
  for (const layout of tables())
    for (const side of ["left", "right"] as const) {
      const box = drawerBox(layout, 516, side);
      expect(isInside(box, layout.size)).toBe(true);
      expect(overlap(box, layout.actions)).toBe(false);
    }
});

it("is as wide as its text asks for, and a sheet where the table is narrow", () => {
  const widths = tables().map((layout) => drawerBox(layout, 516, "right").width);
  expect(widths).toEqual([516, 516, 516, 428, 428, 390]);
});

it("is on the side that was chosen", () => {
  const [wide] = tables();
  if (!wide) throw new Error("there is no table");
  expect(drawerBox(wide, 360, "left").x).toBe(0);
  expect(drawerBox(wide, 360, "right").x).toBe(1920 - 360);
});

it("leaves a phone its strip and its action bar when one's own things open", () => {
  const [phone] = tables().filter(({ mode }) => mode === "phone");
  if (!phone?.mine) throw new Error("a phone has a strip");
  expect(overlap(sheetBox(phone), phone.mine)).toBe(false);
  expect(overlap(sheetBox(phone), phone.actions)).toBe(false);
});

it("puts a question beside the stage where there is a desk", () => {
  for (const layout of tables().filter(({ desk, mode }) => desk === "side" && mode !== "lying"))
    expect(dockBox(layout).x).toBeGreaterThanOrEqual(layout.stage.x + layout.stage.width);
});

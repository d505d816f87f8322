import { describe, expect, it } from "vitest";
import type { Box, Layout } from "../../../src/lib/table/frame";
import { layOut, modeOf, type Shape } from "../../../src/shell/table/layout";

const FERTILITY: Shape = {
  full: [606 / 462, 606 / 462],
  compact: [12 / 9, 12 / 9],
  reading: 600,
  hasFoot: true,
};
const WIDE_FERTILITY: Shape = {
  ...FERTILITY,
  full: [798 / 462, 798 / 462],
  compact: [16 / 9, 16 / 9],
};
const PHARAON: Shape = { full: [1, 1.5], compact: [0.6, 1.55], reading: 0, hasFoot: false };
const EGIZIA: Shape = { full: [1.98, 1.98], compact: [1.5, 1.55], reading: 940, hasFoot: false };
const KEMET: Shape = { full: [1, 1], compact: [0.6, 1.55], reading: 0, hasFoot: false };
const SHAPES = { FERTILITY, WIDE_FERTILITY, PHARAON, EGIZIA, KEMET };

/** Section 2 of the design: the least stage of each game at each size. */
const LEAST: readonly [string, string, Record<keyof typeof SHAPES, string>][] = [
  ["1920x1080", "wide", least("922x704", "922x704", "1138x924", "1540x778", "924x924")],
  ["1440x900", "wide", least("682x520", "682x394", "806x748", "1116x564", "748x748")],
  ["1366x657", "low", least("782x597", "782x452", "782x597", "1086x549", "597x597")],
  ["1280x600", "low", least("718x548", "718x415", "718x548", "1018x514", "548x548")],
  ["1024x768", "tablet", least("569x434", "740x428", "712x586", "1008x509", "586x586")],
  ["768x1024", "tablet", least("752x560", "752x435", "752x560", "752x490", "560x560")],
  ["844x390", "lying", least("507x382", "507x285", "574x378", "578x380", "554x378")],
  ["390x844", "phone", least("390x560", "390x560", "390x560", "390x560", "390x560")],
  ["360x640", "phone", least("360x388", "360x388", "360x388", "360x388", "360x388")],
];

function least(
  FERTILITY: string,
  WIDE_FERTILITY: string,
  PHARAON: string,
  EGIZIA: string,
  KEMET: string,
): Record<keyof typeof SHAPES, string> {
  return { FERTILITY, WIDE_FERTILITY, PHARAON, EGIZIA, KEMET };
}

function sizeOf(text: string): { width: number; height: number } {
  const [width = 0, height = 0] = text.split("x").map(Number);
  return { width, height };
}

function boxesOf({ bar, seats, stage, foot, mine, actions }: Layout): Box[] {
  return [bar, seats, stage, foot, mine, actions].filter((box) => box !== null);
}

function overlap(a: Box, b: Box): boolean {
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}

const CASES = LEAST.flatMap(([size, mode, stages]) =>
  Object.entries(SHAPES).map(
    ([game, shape]) => [size, game, mode, shape, stages[game as keyof typeof SHAPES]] as const,
  ),
);

describe.each(CASES)("at %s, %s", (size, _game, mode, shape, stage) => {
  const window = sizeOf(size);
  const layout = layOut(window, shape);

  it("has the mode of this size", () => {
    expect(layout.mode).toBe(mode);
  });

  it("has a stage as large as designed", () => {
    const { width, height } = sizeOf(stage);
    expect(layout.stage.width).toBeGreaterThanOrEqual(width);
    expect(layout.stage.height).toBeGreaterThanOrEqual(height);
  });

  it("keeps all regions inside the table and apart", () => {
    const boxes = boxesOf(layout);
    for (const [at, box] of boxes.entries()) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(window.width);
      expect(box.y + box.height).toBeLessThanOrEqual(window.height);
      expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });
});

it("puts the desk beside a stage that is nearly square and below a long one", () => {
  const desks = (shape: Shape): string[] =>
    ["1920x1080", "1440x900", "1366x657", "1280x600", "1024x768"].map(
      (size) => layOut(sizeOf(size), shape).desk,
    );

  expect(desks(EGIZIA)).toEqual(Array(5).fill("foot"));
  for (const shape of [FERTILITY, WIDE_FERTILITY, PHARAON, KEMET])
    expect(desks(shape)).toEqual(Array(5).fill("side"));
});

it("moves the desk only for a stage that is clearly larger", () => {
  const between: Shape = { ...PHARAON, full: [1.62, 1.62] };
  const desks = { side: 0, foot: 0 };
  for (let width = 1180; width < 2400; width += 4) {
    const fresh = layOut({ width, height: 1000 }, between);
    desks[fresh.desk] += 1;
    const other = { ...fresh, desk: fresh.desk === "side" ? "foot" : "side" } as const;
    const kept = layOut({ width, height: 1000 }, between, other);
    const near = [layOut({ width: width - 40, height: 1000 }, between).desk, fresh.desk];
    if (kept.desk === other.desk) expect(near).toContain(fresh.desk);
  }
  expect(Math.min(desks.side, desks.foot)).toBeGreaterThan(0);
});

it("knows a mode for every window", () => {
  expect(modeOf({ width: 800, height: 600 })).toBe("low");
  expect(modeOf({ width: 639, height: 480 })).toBe("phone");
  expect(modeOf({ width: 639, height: 479 })).toBe("lying");
  expect(modeOf({ width: 1179, height: 760 })).toBe("tablet");
  expect(modeOf({ width: 1180, height: 760 })).toBe("wide");
});

it("is never smaller than a page that scrolls", () => {
  const { stage } = layOut({ width: 200, height: 200 }, KEMET);
  expect(stage.width).toBeGreaterThan(0);
  expect(stage.height).toBeGreaterThan(0);
});

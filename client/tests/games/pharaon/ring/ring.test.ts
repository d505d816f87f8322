/** The ring: everything lies inside its section, and the wheel turns the short way. */
import { describe, expect, test } from "vitest";
import {
  BAND,
  INNER,
  angleOf,
  polar,
  spread,
  titlePath,
  turnTo,
  type Box,
} from "../../../../src/games/pharaon/ring/geometry";
import { bonusSpot, setSpot } from "../../../../src/games/pharaon/ring/offerings";
import { cardSlots, nileRoom } from "../../../../src/games/pharaon/ring/slots";

const POSITIONS = [0, 1, 2, 3, 4];
const HALF = 29.6; // degrees of a section on each side of its middle

function corners({ x, y, width, height }: Box): [number, number][] {
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}

/** Why a box sticks out of the section at a position; "" if it does not. */
function fault(box: Box, position: number): string {
  const nearest = Math.hypot(
    Math.min(Math.max(0, box.x), box.x + box.width),
    Math.min(Math.max(0, box.y), box.y + box.height),
  );
  if (nearest < INNER) return "over the wheel";
  for (const [x, y] of corners(box)) {
    if (Math.hypot(x, y) > BAND) return "over the title";
    const degrees = (Math.atan2(y, x) * 180) / Math.PI;
    const off = ((degrees - angleOf(position) + 540) % 360) - 180;
    if (Math.abs(off) > HALF) return "over a god";
  }
  return "";
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe("slots", () => {
  test.each(POSITIONS)("cards and decks at position %i lie in their section, apart", (position) => {
    for (const section of ["nobles", "artisans"] as const) {
      const { cards, deck } = cardSlots(section, position);
      const boxes = [...cards, deck];
      expect(cards).toHaveLength(section === "nobles" ? 3 : 4);
      expect(boxes.map((box) => fault(box, position))).toEqual(boxes.map(() => ""));
      const pairs = boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => [box, other]));
      expect(pairs.filter(([box, other]) => overlap(box!, other!))).toEqual([]);
    }
  });

  test.each(POSITIONS)("the Nile's bargains and tracks at position %i lie in it", (position) => {
    const { options, tracks } = nileRoom(position);
    expect([fault(options, position), fault(tracks, position)]).toEqual(["", ""]);
    expect(overlap(options, tracks)).toBe(false);
  });

  test("slots go row by row from the left, also on the mirrored side", () => {
    for (const position of POSITIONS) {
      const { cards } = cardSlots("artisans", position);
      const inOrder = cards.toSorted((one, other) => one.y - other.y || one.x - other.x);
      expect(cards).toEqual(inOrder);
    }
  });
});

describe("turnTo", () => {
  test("goes one step either way, never back through the whole wheel", () => {
    expect(turnTo(4 * 72, 0)).toBe(360);
    expect(turnTo(0, 4)).toBe(-72);
    expect(turnTo(360, 1)).toBe(432);
    expect(turnTo(432, 1)).toBe(432);
  });
});

describe("titlePath", () => {
  test("runs clockwise above and the other way round below, so that letters stand upright", () => {
    const sweeps = POSITIONS.map((position) => /A\d+ \d+ 0 0 (\d)/.exec(titlePath(position))?.[1]);
    expect(sweeps).toEqual(["1", "1", "0", "0", "1"]);
  });
});

describe("spread", () => {
  test("uses the largest size that lets all pieces in", () => {
    expect(spread(1, { width: 20, height: 20 }, 14)).toEqual({
      size: 14,
      spots: [{ x: 10, y: 10 }],
    });
    const { size, spots } = spread(5, { width: 21, height: 21 }, 17);
    expect(size).toBe(7);
    expect(spots).toHaveLength(5);
    for (const { x, y } of spots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(21);
      expect(y - size / 2).toBeGreaterThanOrEqual(0);
      expect(y + size / 2).toBeLessThanOrEqual(21);
    }
    expect(spread(0, { width: 9, height: 9 }, 5).spots).toEqual([]);
  });
});

test("offering sets fill the left column first, and nothing of six by six overlaps", () => {
  const sets = POSITIONS.map((index) => setSpot(index, 6));
  expect(sets.slice(0, 3).every((spot) => spot.x === sets[0]?.x)).toBe(true);
  expect(sets[3]?.y).toBe(sets[0]?.y);
  const boxes = [0, 1, 2, 3, 4, 5].flatMap((index): Box[] => {
    const bonus = bonusSpot(index, 6);
    return [
      { ...setSpot(index, 6), width: 56, height: 34 },
      { x: bonus.x - 12.5, y: bonus.y - 13, width: 25, height: 26 },
    ];
  });
  const clashes = boxes.filter((box, at) =>
    boxes.some((other, index) => index !== at && overlap(box, other)),
  );
  expect(clashes).toEqual([]);
});

test("polar counts degrees clockwise from the right", () => {
  expect(polar(10, angleOf(0))).toEqual({ x: 0, y: -10 });
  expect(polar(10, 0)).toEqual({ x: 10, y: 0 });
});

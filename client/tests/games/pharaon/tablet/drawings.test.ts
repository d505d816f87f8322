/** What lies in a section fits into the rooms that panels have, from the smallest to the largest. */
import { describe, expect, test } from "vitest";
import { burialOf } from "../../../../src/games/pharaon/tablet/burial";
import { cardSlots } from "../../../../src/games/pharaon/tablet/cards";
import { BUTTON, buttonAt, dialOf, headAt } from "../../../../src/games/pharaon/tablet/dial";
import type { Box, Size } from "../../../../src/games/pharaon/tablet/geometry";
import {
  APART,
  GAP,
  heightOf,
  mooringsOf,
  nileOf,
} from "../../../../src/games/pharaon/tablet/nile";
import { offeringsOf } from "../../../../src/games/pharaon/tablet/offerings";

const ROOMS: Size[] = [
  { width: 84, height: 130 },
  { width: 112, height: 340 },
  { width: 170, height: 315 },
  { width: 156, height: 100 },
  { width: 270, height: 220 },
  { width: 344, height: 190 },
  { width: 340, height: 150 },
  { width: 460, height: 420 },
];

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 0.01 &&
    other.x < one.x + one.width - 0.01 &&
    one.y < other.y + other.height - 0.01 &&
    other.y < one.y + one.height - 0.01
  );
}

describe.each(ROOMS)("a room of $width x $height", (room) => {
  test("holds the tracks of the Nile, and bargains where they fit", () => {
    const { head, row, sign, start, cell, disk, bargains } = nileOf(room, 5);
    expect(sign + start + 3 * cell).toBeLessThanOrEqual(room.width);
    const tracks = head + 5 * (row + GAP);
    const below = bargains ? heightOf(bargains) + APART : 0;
    expect(tracks + below).toBeLessThanOrEqual(room.height + 1);
    expect(disk).toBeGreaterThanOrEqual(13);
    if (bargains) expect(2 * bargains.token).toBeLessThan(bargains.width);
  });

  test("holds six courses and those who have not begun", () => {
    const stages = [1, 2, 3, 3, 4, 4].map((number) => ({ cost: Array<string>(number).fill("") }));
    const { course, gap, coin, token, cube, step } = burialOf(room, stages);
    expect(6 * (course + gap) + cube).toBeLessThanOrEqual(room.height + 4);
    const cost = token > 0 ? 4 * (token + 1) : 0;
    expect(5 * step + coin + cost + cube + 12).toBeLessThanOrEqual(room.width);
  });

  test("holds three and four cards with their deck, apart and in order", () => {
    const box = { x: 9, y: 9, ...room };
    for (const count of [3, 4]) {
      const { cards, deck } = cardSlots([box], count);
      const all = [...cards, deck];
      const clashes = all.filter((one, at) =>
        all.slice(at + 1).some((other) => overlap(one, other)),
      );
      expect(clashes).toEqual([]);
      for (const one of all) {
        expect(one.x).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(one.y).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(one.x + one.width).toBeLessThanOrEqual(box.x + box.width + 0.01);
        expect(one.y + one.height).toBeLessThanOrEqual(box.y + box.height + 0.01);
      }
      expect(cards).toEqual(cards.toSorted((one, other) => one.y - other.y || one.x - other.x));
      expect(Math.min(cards[0]!.width, cards[0]!.height)).toBeGreaterThanOrEqual(17);
    }
  });

  test("holds six sets and six bonus tokens", () => {
    const { token, columns } = offeringsOf(room, 6, 6);
    expect(token).toBeGreaterThanOrEqual(12);
    expect(columns * 2 * token).toBeLessThan(room.width);
  });
});

describe("moorings", () => {
  const players = [0, 1, 2, 3, 4];

  test("each player has a place of its own on a level", () => {
    expect(mooringsOf([0, 4], players, 80, 15, false)).toEqual([2, expect.closeTo(61.6, 1)]);
    const all = mooringsOf(players, players, 66, 13, false);
    expect(all.every((left, at) => at === 0 || left - all[at - 1]! > 11)).toBe(true);
  });

  test("in a narrow cell, and at the start, those who are there lie as a fan", () => {
    const [one, other] = mooringsOf([1, 2], players, 24, 13, false);
    expect(other! - one!).toBeGreaterThan(8);
    expect(mooringsOf([3], players, 40, 13, true)[0]).toBeCloseTo(13.4, 0);
  });
});

describe("the dial", () => {
  const STAGES: Size[] = [
    { width: 574, height: 378 },
    { width: 390, height: 560 },
    { width: 360, height: 388 },
    { width: 378, height: 548 },
  ];

  test.each(STAGES)(
    "on $width x $height: buttons and heads lie apart, the section has room",
    (stage) => {
      const dial = dialOf(stage);
      const { ring, section, wheel } = dial;
      const spots = [0, 1, 2, 3, 4].map((position) => buttonAt(dial, position));
      for (const [at, spot] of spots.entries()) {
        const next = spots[(at + 1) % 5]!;
        expect(Math.hypot(next.x - spot.x, next.y - spot.y)).toBeGreaterThan(BUTTON);
        expect(Math.hypot(spot.x, spot.y) - BUTTON / 2).toBeGreaterThan(wheel);
        const head = headAt(dial, at);
        expect(Math.hypot(head.x - spot.x, head.y - spot.y)).toBeGreaterThan(30);
      }
      expect(ring.width).toBeLessThanOrEqual(178);
      expect(section.width).toBeGreaterThan(320);
      expect(section.height).toBeGreaterThan(200);
      expect(section.x + section.width).toBeLessThan(stage.width);
      expect(section.y + section.height).toBeLessThan(stage.height);
    },
  );
});

test("a phone of 360x640 shows the bargains of the Nile when one is to be chosen", () => {
  const room = { width: 324, height: 166 };
  const { head, row, bargains } = nileOf(room, 5, 1, true);
  expect(nileOf(room, 5).bargains).toBeNull();
  expect(bargains).not.toBeNull();
  if (!bargains) return;
  const used = head + 5 * (row + GAP) + APART - GAP + heightOf(bargains);
  expect(used).toBeLessThanOrEqual(room.height + 0.01);
});

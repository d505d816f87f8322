/** The Pyramid of Time: rows from the bottom up, and where an income may be taken. */
import { expect, test } from "vitest";
import { isOffered, spacesOf } from "../../../../src/games/pharaon/pyramid/spaces";
import type { PublicView, Printed } from "../../../../src/games/pharaon/view";
import { choice, seat } from "../tables";

const PRINTED = {
  pyramid_rows: [
    { row: 1, incomes: ["first_player", "any_basic", "silver"] },
    { row: 2, incomes: ["none", "any_basic"] },
  ],
} as unknown as Printed;

function view(decision: string): PublicView {
  return {
    decision,
    to_move: 0,
    pyramid: [
      { row: 1, seat: 0, index: 2 },
      { row: 2, seat: -1, index: 0 },
    ],
    seats: [{ ...seat([]), passed: true, row: 1, index: 2 }],
  } as unknown as PublicView;
}

test("row 1 is the lowest, and a disk lies where its owner stands", () => {
  const spaces = spacesOf(PRINTED, view("turn"));
  expect(spaces).toHaveLength(5);
  const [first, second] = [spaces[0]!, spaces[3]!];
  expect([first.row, second.row]).toEqual([1, 2]);
  expect(first.y).toBeGreaterThan(second.y);
  expect(spaces.filter((space) => space.seat !== null).map((space) => space.index)).toEqual([2]);
});

test("an income may be taken where a choice names the space", () => {
  const asked = [
    { ...choice(1, "income", "income:any_basic"), data: { row: 1, index: 1 } },
    { ...choice(2, "income", "income:silver"), data: { row: 1, index: 2 } },
  ];
  const spaces = spacesOf(PRINTED, view("pyramid_income"));
  const offered = spaces.filter((space) => isOffered(space, asked));
  expect(offered.map((space) => [space.row, space.income])).toEqual([
    [1, "any_basic"],
    [1, "silver"],
  ]);
  const other = [choice(1, "basic", "supply:trade")];
  expect(spaces.some((space) => isOffered(space, other))).toBe(false);
});

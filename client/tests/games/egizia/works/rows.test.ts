/** Who would get the bonus of a row of the pyramid (E8.3.3.3). */
import { expect, test } from "vitest";
import { rowLeads } from "../../../../src/games/egizia/works/rows";
import { PRINTED } from "../printed";

function row(number: number, ...seats: number[]): Record<string, number> {
  return Object.fromEntries(seats.map((seat, index) => [`pyramid_r${number}_c${index + 1}`, seat]));
}

test("most stones lead; an empty row has no leader", () => {
  expect(rowLeads(PRINTED, row(1, 2, 0, 0, 1))).toEqual([
    { row: 1, seat: 0, count: 2, complete: false },
  ]);
});

test("of a tie, whose stone lies farthest left", () => {
  expect(rowLeads(PRINTED, row(1, 3, 1, 1, 3, 0, 2))).toEqual([
    { row: 1, seat: 3, count: 2, complete: true },
  ]);
});

test("rows come from below, each for itself", () => {
  const stones = { ...row(2, 1), ...row(1, 0, 1) };
  expect(rowLeads(PRINTED, stones).map(({ row, seat }) => [row, seat])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

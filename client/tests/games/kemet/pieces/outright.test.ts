/** Places whose click says all. */
import { expect, test, vi } from "vitest";
import { outright } from "../../../../src/games/kemet/pieces/outright";
import type { BoardTable, Choice, PlaceState } from "../../../../src/lib/table/board";
import { of, table } from "../tables";

const REGULAR = of("token", 1, "space:mid_pray", "token:regular");
const SILVER = of("token", 2, "space:mid_pray", "token:silver");

/** Clicks the action space; returns whether a choice was played at once. */
function played(open: Choice[], state: PlaceState = "legal", role = "button"): boolean {
  const confirm = vi.fn();
  const rest: Partial<BoardTable> = { open, state: () => state, select: vi.fn(), confirm };
  const place = outright(table({}, rest), "space:mid_pray", { role, onclick: vi.fn() }, ["token"]);
  (place.onclick as () => void)();
  return confirm.mock.calls.length > 0;
}

test("the only choice that can be undone is played at once", () => {
  expect(played([REGULAR])).toBe(true);
});

test("two tokens, a final choice or another kind wait", () => {
  expect(played([REGULAR, SILVER])).toBe(false);
  expect(played([{ ...REGULAR, final: true }])).toBe(false);
  expect(played([of("step", 3, "area:nw_1")])).toBe(false);
});

test("what is chosen already is left to the click itself", () => {
  expect(played([REGULAR], "chosen")).toBe(false);
});

test("what cannot be chosen stays as it is", () => {
  expect(played([REGULAR], "not-now", "img")).toBe(false);
});

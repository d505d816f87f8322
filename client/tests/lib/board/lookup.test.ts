import { expect, test } from "vitest";
import { byId, seatOf, shownSeat } from "../../../src/lib/board/lookup";
import type { BoardTable } from "../../../src/lib/table/board";

test("a spectator sees the things of the first seat", () => {
  expect(shownSeat({ shown: -1 } as BoardTable)).toBe(0);
  expect(shownSeat({ shown: 2 } as BoardTable)).toBe(2);
});

test("what is not there is an error that names it", () => {
  expect(() => seatOf({ seats: ["a"] }, 1)).toThrow("there is no seat 1");
  expect(() => byId([{ id: "sphinx" }], "temple")).toThrow("nothing printed is called temple");
});

test("what is there is found", () => {
  expect(seatOf({ seats: ["a", "b"] }, 1)).toBe("b");
  expect(byId([{ id: "sphinx" }, { id: "temple" }], "temple")).toEqual({ id: "temple" });
});

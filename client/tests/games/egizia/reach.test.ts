/** What ships can still reach: downstream only (E5.2.2). */
import { describe, expect, test } from "vitest";
import { hasPassed, isBehind, isFree, isSailing, wayOf } from "../../../src/games/egizia/reach";
import type { EgiziaView, SeatView } from "../../../src/games/egizia/view";
import { PRINTED } from "./printed";

function view(changes: Partial<EgiziaView> = {}): EgiziaView {
  const river = PRINTED.nile_spaces.map(({ id, type }) => ({
    space: id,
    card: type === "card" ? "quarry_3_a" : null,
    ships: [] as number[],
  }));
  const sites = [6, 12, 18].map((order) => ({
    site: "sphinx",
    space: `space_${order}`,
    ships: [null, null, null],
    beside: null,
    last: null,
    built: [],
  }));
  const seats = [{ ships_left: 8, downstream: 1 }];
  return {
    phase: "phase_ships",
    passed: [],
    site_spaces: 2,
    river,
    sites,
    seats,
    ...changes,
  } as unknown as EgiziaView;
}

test("a seat sails while it has ships and has not passed", () => {
  expect(isSailing(view(), 0)).toBe(true);
  expect(isSailing(view({ passed: [0] }), 0)).toBe(false);
  expect(isSailing(view({ phase: "phase_building" }), 0)).toBe(false);
  expect(isSailing(view({ seats: [{ ships_left: 0 } as SeatView] }), 0)).toBe(false);
});

test("having passed is told in that phase only", () => {
  expect(hasPassed(view({ passed: [0] }), 0)).toBe(true);
  expect(hasPassed(view({ passed: [0], phase: "phase_feeding" }), 0)).toBe(false);
});

test("everything before the first space downstream is behind", () => {
  const seat = { downstream: 8 } as SeatView;
  expect([7, 8, 9].map((order) => isBehind(order, seat))).toEqual([true, false, false]);
});

describe("isFree", () => {
  test("a card space is free while its card lies there (E5.2.4)", () => {
    const position = view();
    position.river[0]!.card = null;
    expect(isFree(position, "card_1")).toBe(false);
    expect(isFree(position, "card_2")).toBe(true);
  });

  test("a site is free while a usable ship space is", () => {
    const position = view();
    position.sites[0]!.ships = [0, 1, null]; // the third space is blocked
    expect(isFree(position, "space_6")).toBe(false);
    expect(isFree(position, "space_12")).toBe(true);
  });
});

describe("wayOf", () => {
  test("counts free spaces that are passed and that stay ahead", () => {
    expect(wayOf(view(), PRINTED, 1, 20)).toEqual({ skipped: 19, ahead: 0 });
    expect(wayOf(view(), PRINTED, 5, 8)).toEqual({ skipped: 3, ahead: 12 });
  });

  test("taken spaces do not count", () => {
    const position = view();
    position.river[5]!.ships = [1];
    position.river[3]!.ships = [1];
    expect(wayOf(position, PRINTED, 4, 8)).toEqual({ skipped: 3, ahead: 12 });
  });

  test("a ship upstream leaves ahead what was ahead before", () => {
    expect(wayOf(view(), PRINTED, 19, 3)).toEqual({ skipped: 0, ahead: 2 });
  });
});

import { expect, test } from "vitest";
import { routeOf } from "../src/router.svelte";

test("addresses lead to pages", () => {
  expect(routeOf("/games/kemet/pieces/teleport")).toEqual({
    page: "games",
    game: "kemet",
    part: "pieces",
    piece: "teleport",
  });
  expect(routeOf("/games")).toEqual({ page: "games", game: "", part: "rules", piece: "" });
  expect(routeOf("/games/kemet/rules/4.3")).toMatchObject({ page: "missing" });
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/table/a_b-1")).toEqual({ page: "table", id: "a_b-1" });
  expect(routeOf("/replay")).toEqual({ page: "replay", id: "" });
  expect(routeOf("/learn/fertility")).toEqual({ page: "learn", game: "fertility" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles", id: "" });
  expect(routeOf("/puzzles/kemet-1-205")).toEqual({ page: "puzzles", id: "kemet-1-205" });
  expect(routeOf("/whatif/a_b-1")).toEqual({ page: "whatif", id: "a_b-1" });
  expect(routeOf("/whatif")).toEqual({ page: "missing" });
  expect(routeOf("/account")).toEqual({ page: "account" });
  expect(routeOf("/settings")).toEqual({ page: "settings" });
  expect(routeOf("/table")).toEqual({ page: "missing" });
  expect(routeOf("/a/b/c")).toEqual({ page: "missing" });
});

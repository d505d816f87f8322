import { expect, test } from "vitest";
import { routeOf } from "../src/router.svelte";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/table/a_b-1")).toEqual({ page: "table", id: "a_b-1" });
  expect(routeOf("/replay")).toEqual({ page: "replay", id: "" });
  expect(routeOf("/learn/fertility")).toEqual({ page: "learn", game: "fertility" });
  expect(routeOf("/table")).toEqual({ page: "missing" });
  expect(routeOf("/a/b/c")).toEqual({ page: "missing" });
});

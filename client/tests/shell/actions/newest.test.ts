import { expect, test } from "vitest";
import { newestOf } from "../../../src/shell/actions/newest";

const PARTS = ["take two units", "play Cavalry Blitz", "discard Chariot Raid"];

test("a phone shows both cards of a battle", () => {
  expect(newestOf(PARTS, 42)).toEqual(["play Cavalry Blitz", "discard Chariot Raid"]);
});

test("the newest part is shown even if there is no room", () => {
  expect(newestOf(PARTS, 0)).toEqual(["discard Chariot Raid"]);
});

test("all of it where there is room, and nothing of nothing", () => {
  expect(newestOf(PARTS, 100)).toEqual(PARTS);
  expect(newestOf([], 100)).toEqual([]);
});

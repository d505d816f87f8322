/** What events bring and take. */
import { expect, test } from "vitest";
import { gainOf, gainsOf, paidBy } from "../../../src/games/pharaon/events";
import { event } from "./tables";

test("resources and offering tokens are gains, other events are not", () => {
  expect(gainOf(event("gained", { resource: "trade", amount: 2 }))).toEqual({
    unit: "trade",
    amount: 2,
  });
  expect(gainOf(event("offering_taken", { token: "offering_trade", source: "bag" }))).toEqual({
    unit: "offering_trade",
    amount: 1,
  });
  expect(gainOf(event("stage_built", { stage: 2 }))).toBeNull();
});

test("gains of one kind are summed in the order in which they come; a set counts as its tokens", () => {
  const events = [
    event("gained", { resource: "silver", amount: 1 }),
    event("set_taken", { number: 1, tokens: ["offering_area_nile", "offering_area_nile"] }),
    event("gained", { resource: "silver", amount: 1 }),
    event("gained", { resource: "justice", amount: 0 }),
  ];
  expect(gainsOf(events)).toEqual([
    { unit: "silver", amount: 2 },
    { unit: "offering_area_nile", amount: 2 },
  ]);
});

test("a payment without the wheel has no access unit", () => {
  expect(paidBy(event("paid", { access: null, units: ["trade", "trade"] }))).toEqual({
    access: null,
    units: ["trade", "trade"],
  });
  expect(paidBy(event("paid", { access: "trade", units: [] }))).toEqual({
    access: "trade",
    units: [],
  });
});

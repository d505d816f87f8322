/** What is printed, put into words. */
import { expect, test } from "vitest";
import type { Artisan, NileOption, Noble } from "../../../src/games/pharaon/view";
import {
  abilityWord,
  artisanWord,
  nileBrings,
  nileWord,
  worthWord,
} from "../../../src/games/pharaon/words";

const NOBLE: Noble = {
  id: "high_official_21",
  prestige: 6,
  per: [],
  copy_best_other: false,
  ability: "immediate",
  effect: "steps",
  section: "",
  resources: [],
  steps: [
    { kind: "nile_advance", amount: 3 },
    { kind: "gain_silver", amount: 2 },
  ],
};

test("the steps of a High Official come one after the other", () => {
  expect(abilityWord(NOBLE)).toMatchObject({
    text: "effects-steps",
    args: {
      steps: {
        text: "steps-then",
        args: {
          first: { text: "steps-nile_advance", args: { amount: 3 } },
          next: { text: "steps-gain_silver", args: { amount: 2 } },
        },
      },
    },
  });
});

test("a scribe names its two resources", () => {
  const scribe: Noble = { ...NOBLE, effect: "interchange", resources: ["trade", "justice"] };
  expect(abilityWord({ ...scribe, steps: [] })).toMatchObject({
    text: "effects-interchange",
    args: { one: { text: "resources-trade" }, other: { text: "resources-justice" } },
  });
});

test("the worth of a noble: a number, more for what it counts, or that of another", () => {
  expect(worthWord(NOBLE)).toMatchObject({ text: "worth", args: { points: 6 } });
  const per = [{ prestige: 4, count: "satisfied_gods_beside", section: "nile" as const }];
  expect(worthWord({ ...NOBLE, per })).toMatchObject({
    text: "worth-more",
    args: {
      points: 6,
      more: [{ text: "per-satisfied_gods_beside", args: { points: 4, section: "nile" } }],
    },
  });
  expect(worthWord({ ...NOBLE, copy_best_other: true }).text).toBe("worth-copied");
});

test("an option of the Nile: what it costs and brings", () => {
  const list: NileOption = {
    id: "nile_trade_royalty",
    cost: ["trade", "royalty"],
    gain_resources: ["justice"],
    gain_jars: 1,
    advances: 2,
    advance_tracks: ["trade", "royalty"],
  };
  expect(nileWord(list)).toMatchObject({ text: "nile_options-list" });
  expect(nileBrings(list)).toMatchObject({
    text: "nile_options-brings",
    args: {
      gains: [{ text: "resources-justice" }, { text: "board-jars_gained", args: { count: 1 } }],
      advances: 2,
      tracks: [{ text: "resources-trade" }, { text: "resources-royalty" }],
    },
  });
  expect(nileWord({ ...list, cost: [] }).text).toBe("nile_options-pair");
});

test("artisans of a craft are told apart by the basic resources they give", () => {
  const weaver: Artisan = {
    id: "artisan_08",
    craft: "weaver",
    prestige: 3,
    gain_resources: ["trade", "trade"],
    gain_jars: 0,
  };
  expect(artisanWord(weaver)).toMatchObject({
    text: "artisan",
    args: { craft: { text: "crafts-weaver" }, resources: [{ text: "resources-trade" }] },
  });
  expect(artisanWord({ ...weaver, gain_resources: [] }).text).toBe("crafts-weaver");
});

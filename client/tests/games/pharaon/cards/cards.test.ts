/** Cards and tokens in signs. */
import { describe, expect, test } from "vitest";
import { fittingSize, signsOf } from "../../../../src/games/pharaon/cards/signs";
import { coinOf } from "../../../../src/games/pharaon/cards/worth";
import { offeringFace } from "../../../../src/games/pharaon/pieces/glyphs";
import { lookOf } from "../../../../src/games/pharaon/traitor/effects";
import type { Noble } from "../../../../src/games/pharaon/view";

function noble(effect: string, rest: Partial<Noble> = {}): Noble {
  return {
    id: "judge",
    prestige: 6,
    per: [],
    copy_best_other: false,
    ability: "permanent",
    effect,
    section: "",
    resources: [],
    steps: [],
    ...rest,
  };
}

const EFFECTS = [
  "interchange",
  "advance_on_pass",
  "any_access_resource",
  "any_five_for_noble",
  "action_without_wheel",
  "exchange_basic_for_basic",
  "exchange_basic_for_silver",
  "bonus_basic_with_jar",
  "replace_jar_by_three_basic",
];

describe("fittingSize", () => {
  const advances = [
    { kind: "nile_advance", amount: 3 },
    { kind: "gain_silver", amount: 2 },
  ];

  test("a short row of signs has its full size", () => {
    expect(fittingSize(noble("interchange"), 55)).toBe(16);
    expect(fittingSize(noble("none"), 55)).toBe(16);
  });

  test("a long row becomes smaller, so that the coin covers none of it", () => {
    const alone = fittingSize(noble("steps", { steps: advances }), 55);
    const timed = fittingSize(noble("steps", { steps: advances, ability: "immediate" }), 55);
    expect(alone).toBeLessThan(14);
    expect(timed).toBeLessThan(alone);
    expect(timed).toBeGreaterThan(9);
  });
});

describe("signsOf", () => {
  test("every ability has signs of its own", () => {
    const signs = EFFECTS.map((effect) => JSON.stringify(signsOf(noble(effect))));
    expect(new Set(signs).size).toBe(EFFECTS.length);
    expect(signsOf(noble("none"))).toEqual([{ type: "text", text: "–" }]);
  });

  test("a scribe shows its two resources, a High Official its steps with their numbers", () => {
    const scribe = noble("interchange", { resources: ["trade", "justice"] });
    expect(signsOf(scribe)).toMatchObject([{ unit: "trade" }, { text: "=" }, { unit: "justice" }]);
    const steps = [
      { kind: "nile_advance", amount: 3 },
      { kind: "gain_silver", amount: 1 },
    ];
    expect(signsOf(noble("steps", { steps }))).toMatchObject([
      { text: "3×" },
      { section: "nile" },
      { unit: "silver" },
    ]);
  });
});

test("a coin tells a fixed worth, one that may grow, and a copyLink one", () => {
  expect(coinOf(noble("none"))).toBe("6");
  expect(coinOf(noble("none", { per: [{ prestige: 2, count: "nobles", section: "" }] }))).toBe(
    "6+",
  );
  expect(coinOf(noble("none", { copy_best_other: true }))).toBe("=");
});

test("an offering token shows a resource, a section or points", () => {
  expect(offeringFace("offering_trade")).toEqual({ type: "resource", of: "trade" });
  expect(offeringFace("offering_area_burial_chamber")).toEqual({
    type: "area",
    of: "burial_chamber",
  });
  expect(offeringFace("offering_prestige_2")).toEqual({ type: "prestige", points: 2 });
});

test("icons of the Traitor's tiles differ where their effects do", () => {
  const looks = [
    lookOf("burial", 0),
    lookOf("god", 0),
    lookOf("take_noble", 1),
    lookOf("take_noble", 2),
    lookOf("discard_noble", 1),
    lookOf("noble_level", 7),
    lookOf("take_artisan_high", 0),
    lookOf("take_artisan_low", 0),
    lookOf("discard_artisan_high", 0),
    lookOf("discard_artisan_low", 0),
    lookOf("offering_set", 1),
    lookOf("offering_bonus", 1),
    lookOf("nile_most", 0),
    lookOf("nile_least", 0),
  ].map((look) => JSON.stringify(look));
  expect(new Set(looks).size).toBe(looks.length);
  expect(lookOf("none", 0).icon).toBe("");
});

/** Cards and tokens in signs. */
import { describe, expect, test } from "vitest";
import { fittingSize, signsOf, type Numbers } from "../../../../src/games/pharaon/cards/signs";
import { coinOf } from "../../../../src/games/pharaon/cards/worth";
import { offeringFace } from "../../../../src/games/pharaon/pieces/glyphs";
import { lookOf } from "../../../../src/games/pharaon/traitor/effects";
import { figureOfArtisan, figureOfNoble } from "../../../../src/games/pharaon/cards/figures";
import { lookOf as cardLook } from "../../../../src/games/pharaon/cards/card";
import type { Artisan, Noble } from "../../../../src/games/pharaon/view";

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

/** Three kinds of basic resources and jars of two are none of the game's: numbers come from here. */
const PRINTED: Numbers = {
  wheel: { sectors: ["agriculture", "construction", "trade"] },
  jars: [{ id: "jar_1", bottom: "trade", left: "trade", right: "justice" }],
};

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
    expect(fittingSize(noble("interchange"), PRINTED, 55, 16)).toBe(16);
    expect(fittingSize(noble("none"), PRINTED, 55, 16)).toBe(16);
  });

  test("a long row becomes smaller, so that the coin covers none of it", () => {
    const alone = fittingSize(noble("steps", { steps: advances }), PRINTED, 55, 16);
    const timed = fittingSize(
      noble("steps", { steps: advances, ability: "immediate" }),
      PRINTED,
      55,
      16,
    );
    expect(alone).toBeLessThan(14);
    expect(timed).toBeLessThan(alone);
    expect(timed).toBeGreaterThan(9);
  });
});

describe("signsOf", () => {
  test("numbers are those that are printed", () => {
    expect(signsOf(noble("any_five_for_noble"), PRINTED)).toContainEqual({
      type: "text",
      text: "3×",
    });
    const diplomat = signsOf(noble("replace_jar_by_three_basic"), PRINTED);
    expect(diplomat).toContainEqual({ type: "text", text: "3×" });
  });

  test("every ability has signs of its own", () => {
    const signs = EFFECTS.map((effect) => JSON.stringify(signsOf(noble(effect), PRINTED)));
    expect(new Set(signs).size).toBe(EFFECTS.length);
    expect(signsOf(noble("none"), PRINTED)).toEqual([{ type: "text", text: "–" }]);
  });

  test("a scribe shows its two resources, a High Official its steps with their numbers", () => {
    const scribe = noble("interchange", { resources: ["trade", "justice"] });
    expect(signsOf(scribe, PRINTED)).toMatchObject([
      { unit: "trade" },
      { text: "=" },
      { unit: "justice" },
    ]);
    const steps = [
      { kind: "nile_advance", amount: 3 },
      { kind: "gain_silver", amount: 1 },
    ];
    expect(signsOf(noble("steps", { steps }), PRINTED)).toMatchObject([
      { text: "3×" },
      { section: "nile" },
      { unit: "silver" },
    ]);
  });
});

test("a coin tells a fixed worth, one that may grow, and a copied one", () => {
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

describe("figures", () => {
  const NAMES = "general architect high_priestess master granary_steward judge grand_vizier doctor";
  const OTHERS = "chief_contractor high_priest governor witch treasurer teacher diplomat";
  const CRAFTS = ["potter", "weaver", "carpenter", "painter", "sculptor", "goldsmith"];

  test("no two nobles and no two crafts look alike", () => {
    const figures = `${NAMES} ${OTHERS}`
      .split(" ")
      .map((id) => figureOfNoble(noble("none", { id })));
    const crafts = CRAFTS.map((craft) => figureOfArtisan({ craft } as Artisan));
    const looks = [...figures, ...crafts].map(({ hair, thing }) => `${hair} ${thing}`);
    expect(new Set(looks).size).toBe(looks.length);
    const things = [...figures, ...crafts].map(({ thing }) => thing);
    expect(new Set(things).size).toBe(things.length);
  });

  test("a scribe wears the colours it interchanges, a High Official carries what it gives", () => {
    const scribe = noble("interchange", { id: "scribe_3", resources: ["trade", "justice"] });
    expect(figureOfNoble(scribe).collar.join(" ")).toMatch(/res-trade.*res-justice/);
    const steps = [
      { kind: "burial_stage", amount: 1 },
      { kind: "gain_silver", amount: 1 },
    ];
    const official = figureOfNoble(noble("steps", { id: "high_official_25", steps }));
    expect(official.thing).toBe("door");
    const offering = [
      { kind: "burial_stage", amount: 1 },
      { kind: "gain_offering", amount: 1 },
    ];
    const other = figureOfNoble(noble("steps", { id: "high_official_26", steps: offering }));
    expect(other.collar).not.toEqual(official.collar);
  });
});

describe("what of a card can be read", () => {
  const WORDS = ["Once per round: act in Artisans without the wheel.", "6 PP, and 2 PP for each."];

  test("the figure always; then signs, the name and words as the card grows", () => {
    const [tiny, small, tall, large] = [
      cardLook({ width: 34, height: 60 }, ["Doctor"], WORDS),
      cardLook({ width: 62, height: 76 }, ["Granary Steward"], WORDS),
      cardLook({ width: 84, height: 140 }, ["Doctor"], WORDS),
      cardLook({ width: 120, height: 320 }, ["Doctor"], WORDS),
    ];
    expect(tiny).toMatchObject({ picture: 31, hasName: false, hasSigns: false });
    expect(small).toMatchObject({ hasName: false, hasSigns: true });
    expect(tall).toMatchObject({ hasName: true, hasSigns: true, hasWords: false });
    expect(large).toMatchObject({ hasName: true, hasWords: true });
  });

  test("a name that does not fit in whole is left out", () => {
    const size = { width: 90, height: 140 };
    expect(cardLook(size, ["Haut fonctionnaire 24"]).hasName).toBe(false);
    expect(cardLook(size, ["Scribe 4"]).hasName).toBe(true);
  });
});

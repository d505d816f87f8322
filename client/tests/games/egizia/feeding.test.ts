/** Feeding as it would end now, and after the events of a choice (E6). */
import { describe, expect, test } from "vitest";
import {
  feederAfter,
  feedingOf,
  grainOf,
  waterNeeded,
  type Feeder,
  type Feeding,
} from "../../../src/games/egizia/feeding";
import { cardOf } from "../../../src/games/egizia/position";
import type { GameEvent, Json } from "../../../src/lib/table/board";
import { PRINTED } from "./printed";

const ME = 1;
const FEEDER: Feeder = {
  strength: 9,
  cards: ["field_yellow_5_a", "quarry_3_a"],
  upgraded: null,
  grainMarket: 0,
  score: 20,
  irrigation: "irrigation_middle",
};

function event(kind: string, data: Json, seat = ME): GameEvent {
  return { kind, seat, data, targets: [], text: `event-${kind}`, args: {} };
}

describe("feedingOf", () => {
  test("the starting field and every watered field give grain, quarries none", () => {
    expect(feedingOf(PRINTED, FEEDER)).toMatchObject({ need: 9, supply: 11, missing: 0, loss: 0 });
  });

  test("each missing grain costs what the grain market says (E6.5)", () => {
    const dry = { ...FEEDER, irrigation: "irrigation_left" };

    expect(feedingOf(PRINTED, dry)).toMatchObject({ supply: 6, missing: 3, loss: 9 });
    expect(feedingOf(PRINTED, { ...dry, grainMarket: 1 }).loss).toBe(6);
    expect(feedingOf(PRINTED, { ...dry, grainMarket: 3 }).loss).toBe(3);
  });

  test("nobody falls below 0, but what was due is told", () => {
    const poor = { ...FEEDER, irrigation: "irrigation_left", score: 4 };

    expect(feedingOf(PRINTED, poor)).toMatchObject({ loss: 4, full: 9 });
  });

  test("the canal makes a field produce like the next better soil (E12.3.9)", () => {
    const brown = cardOf(PRINTED, "field_brown_8");

    expect(grainOf(PRINTED, brown, null, "irrigation_middle")).toBe(0);
    expect(grainOf(PRINTED, brown, "field_brown_8", "irrigation_middle")).toBe(8);
    expect(grainOf(PRINTED, brown, "field_brown_8", "irrigation_left")).toBe(0);
  });
});

test("waterNeeded counts the levels of the water from low to high", () => {
  expect(waterNeeded(PRINTED, "green_field")).toBe(1);
  expect(waterNeeded(PRINTED, "brown_field")).toBe(3);
});

describe("feederAfter", () => {
  const after = (...events: GameEvent[]): Feeding =>
    feedingOf(PRINTED, feederAfter(FEEDER, events, ME));

  test("raised crews eat more", () => {
    const events = ["masons", "haulers"].map((crew) => event("raised", { crew, from: 2, to: 3 }));

    expect(after(...events).need).toBe(11);
  });

  test("a field that is taken feeds at once, if the water reaches it", () => {
    expect(after(event("card_taken", { card: "field_green_3_a" })).supply).toBe(14);
    expect(after(event("card_taken", { card: "field_brown_8" })).supply).toBe(11);
  });

  test("the water and the market count, too", () => {
    expect(after(event("irrigated", { place: "irrigation_left" })).loss).toBe(9);
    const market = event("market", { track: "grain_market", to: 2 });
    expect(after(event("irrigated", { place: "irrigation_left" }), market).loss).toBe(3);
    expect(after(event("market", { track: "stone_market", to: 2 })).penalty).toBe(3);
  });

  test("what happens to others or in a later phase does not", () => {
    const others = event("raised", { crew: "masons", from: 1, to: 2 }, 0);
    const later = [event("phase", { phase: "phase_feeding" }), event("raised", { from: 1, to: 9 })];

    expect(after(others, ...later)).toEqual(feedingOf(PRINTED, FEEDER));
  });
});

/** Which section a question, a click or an event is about, and how the wheel turns. */
import { describe, expect, test } from "vitest";
import { marksOn } from "../../../../src/games/pharaon/tablet/marks";
import {
  askedSection,
  sectionOf,
  sectionOfChoice,
  sectionOfEvent,
} from "../../../../src/games/pharaon/tablet/sections";
import { angleOf, polar, spacesOf, turnTo } from "../../../../src/games/pharaon/tablet/wheel";
import { choice, event, table } from "../tables";

const CHOICES = [choice(1, "advance", "track:trade")];

describe("askedSection", () => {
  test("is where the payment is for", () => {
    expect(askedSection(table({ payment: { section: "nobles" } }))).toBe("nobles");
  });

  test("is where the answers to a question lie", () => {
    const rest = { choices: CHOICES, decision: "nile_advance", selection: [] };
    expect(askedSection(table({ payment: null }, rest))).toBe("nile");
    expect(askedSection(table({ payment: null }, { ...rest, choices: [] }))).toBeUndefined();
  });

  test("is what was clicked, but not a noble of one's hall", () => {
    const at = (...selection: string[]): string | undefined =>
      askedSection(table({ payment: null }, { choices: CHOICES, decision: "turn", selection }));
    expect(at()).toBeUndefined();
    expect(at("section:artisans")).toBe("artisans");
    expect(at("nile_option:nile_pair")).toBe("nile");
    expect(at("noble:witch")).toBeUndefined();
  });
});

test("targets, choices and events know their section", () => {
  expect(sectionOf("section:offerings")).toBe("offerings");
  expect(sectionOf("stage:3")).toBe("burial_chamber");
  expect(sectionOf("pyramid")).toBeUndefined();
  expect(sectionOfChoice(choice(1, "take_noble", "noble:judge"))).toBe("nobles");
  expect(sectionOfChoice(null)).toBeUndefined();
  expect(sectionOfEvent(event("acted", { section: "nile" }))).toBe("nile");
  expect(sectionOfEvent({ ...event("set_taken"), targets: ["set:2"] })).toBe("offerings");
});

test("a title tells who acted there last, and what a hint names", () => {
  const here = table(
    {},
    {
      lastMove: [event("acted", { section: "nile" }, 3), event("paid", { section: "nile" }, 3)],
      hints: [
        { choice: choice(1, "act", "section:artisans"), share: 0.6 },
        { choice: choice(2, "act", "section:nile"), share: 0.4 },
      ],
    },
  );
  expect(marksOn(here, "nile")).toEqual({ acted: [3], ranks: [2] });
  expect(marksOn(here, "nobles")).toEqual({ acted: [], ranks: [] });
});

describe("the wheel", () => {
  test("goes one step either way, never back through the whole wheel", () => {
    expect(turnTo(4 * 72, 0)).toBe(360);
    expect(turnTo(0, 4)).toBe(-72);
    expect(turnTo(360, 1)).toBe(432);
    expect(turnTo(432, 1)).toBe(432);
  });

  test("degrees count clockwise from the right; spaces go around the middle of a sector", () => {
    expect(polar(10, angleOf(0))).toEqual({ x: 0, y: -10 });
    expect(polar(10, 0)).toEqual({ x: 10, y: 0 });
    const [first, , , last] = spacesOf(angleOf(0));
    expect(first!.x).toBeCloseTo(-last!.x);
    expect(first!.y).toBeCloseTo(last!.y);
  });
});

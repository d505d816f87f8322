/** Which section is swollen: the one in question, one that is looked at, or none. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Swelling } from "../../../../src/games/pharaon/tablet/swelling.svelte";
import type { BoardTable } from "../../../../src/lib/table/board";
import { choice, event, table } from "../tables";

const ADVANCES = {
  choices: [choice(1, "advance", "track:trade")],
  decision: "nile_advance",
  selection: [],
  playing: null,
};

function swelling(rest: Partial<BoardTable>): Swelling {
  const here = table({ payment: null }, rest);
  return new Swelling(() => here);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the section in question swells, until somebody brings it to rest or looks elsewhere", () => {
  const one = swelling(ADVANCES);
  expect(one.section).toBe("nile");
  one.look(null);
  expect(one.section).toBeNull();
  one.look("nobles");
  expect(one.section).toBe("nobles");
});

test("a rival's event swells its section, unless one is choosing", () => {
  const played = {
    event: event("acted", { section: "artisans" }, 1),
    gains: [],
    later: [],
    time: 1,
    key: 1,
  };
  const watching = { choices: [], selection: [], decision: "turn", playing: played };
  expect(swelling(watching).section).toBe("artisans");
  expect(swelling({ ...ADVANCES, playing: played }).section).toBe("nile");
});

test("what the coach points out swells its section", () => {
  const looked = { choices: [], selection: [], decision: "turn", playing: null };
  expect(swelling({ ...looked, marks: new Map([["noble:3", "better"]]) }).section).toBe("nobles");
});

test("the pointer must rest on a section, and pushes nothing aside that is in question", () => {
  const turn = { choices: [choice(1, "pass", "pyramid")], decision: "turn", selection: [] };
  const one = swelling({ ...turn, playing: null });
  one.rest("offerings");
  vi.advanceTimersByTime(300);
  expect(one.section).toBeNull();
  vi.advanceTimersByTime(100);
  expect(one.section).toBe("offerings");
  one.rest(null);
  vi.advanceTimersByTime(400);
  expect(one.section).toBeNull();
  const asked = swelling(ADVANCES);
  asked.rest("offerings");
  vi.advanceTimersByTime(400);
  expect(asked.section).toBe("nile");
});

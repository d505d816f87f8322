import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import type { GameEvent } from "../../../src/lib/table/board";
import {
  beatsOf,
  logParts,
  partsOf,
  sinceMine,
  standing,
  type Telling,
} from "../../../src/lib/playback/log";

function event(kind: string, seat = 0): GameEvent {
  return { kind, seat, targets: [], data: {}, text: `event-${kind}`, args: {} };
}
function entry(
  number: number,
  kind: LogEntry["kind"],
  seat: number,
  stands: number,
  ...kinds: string[]
): LogEntry {
  const events = kinds.map((one) => event(one, seat)) as unknown as LogEntry["events"];
  const turn = Math.floor(number / 10);
  return { number, kind, seat, stands, turn, events, time: "2026-01-01T00:00:00Z" };
}
const TELLING: Readonly<Record<string, Telling>> = {
  gained: "token",
  paid: "token",
  chosen: "lead",
  silent: "nothing",
};
const tells = (one: GameEvent): Telling => TELLING[one.kind] ?? "sentence";

test("gains follow the sentence before them", () => {
  const beats = beatsOf([event("placed"), event("gained"), event("gained"), event("built")], tells);
  expect(beats.map((beat) => [beat.event.kind, beat.gains.length])).toEqual([
    ["placed", 2],
    ["built", 0],
  ]);
});

test("what another seat gains is not said of the one before", () => {
  const beats = beatsOf([event("placed"), event("gained", 1), event("gained", 1)], tells);
  expect(beats.map((beat) => [beat.event.kind, beat.event.seat, beat.gains.length])).toEqual([
    ["placed", 0, 0],
    ["gained", 1, 1],
  ]);
});

test("what is not told has no beat, and gains go past it", () => {
  const beats = beatsOf(
    [event("silent"), event("placed"), event("silent"), event("gained")],
    tells,
  );
  expect(beats.map((beat) => [beat.event.kind, beat.gains.length])).toEqual([["placed", 1]]);
});

describe("an undo", () => {
  test("takes the moves after it out of the log", () => {
    const entries = [
      entry(1, "setup", -1, 0),
      entry(2, "move", 0, 1),
      entry(3, "move", 0, 2),
      entry(4, "undo", 0, 1),
      entry(5, "move", 0, 2),
    ];
    expect(standing(entries).map((one) => one.number)).toEqual([1, 2, 4, 5]);
  });

  test("may go on from an undo, and only the last is told", () => {
    const entries = [
      entry(1, "setup", -1, 0),
      entry(2, "move", 0, 1),
      entry(3, "move", 0, 2),
      entry(4, "undo", 0, 1),
      entry(5, "undo", 0, 0),
    ];
    expect(standing(entries).map((one) => one.number)).toEqual([1, 5]);
  });
});

test("what came after one's last move is counted", () => {
  const entries = [
    entry(1, "setup", -1, 0),
    entry(2, "move", 0, 1),
    entry(3, "move", 1, 2),
    entry(4, "move", 1, 3),
  ];
  expect(sinceMine(entries, [0])).toBe(2);
  expect(sinceMine(entries, [1])).toBe(0);
  expect(sinceMine(entries, [])).toBe(0);
});

test("a price goes with the sentence after it, and so does the token that was placed for it", () => {
  const [beat, ...others] = beatsOf([event("chosen"), event("paid"), event("bought")], tells);
  expect(beat).toMatchObject({ event: event("bought"), gains: [event("paid")] });
  expect(beat?.lead).toEqual(event("chosen"));
  expect(others).toEqual([]);
});

test("what a token brings at once is told by its own sentence", () => {
  const beats = beatsOf([event("chosen"), event("gained"), event("gained")], tells);
  expect(beats).toEqual([
    { event: event("gained"), gains: [event("gained")], lead: event("chosen") },
  ]);
});

describe("the log", () => {
  const entries = [
    entry(1, "setup", -1, 0, "round"),
    entry(10, "move", 0, 1, "chosen"),
    entry(11, "move", 0, 2, "paid", "bought"),
    entry(12, "move", 1, 3, "answered"),
    entry(20, "move", 1, 4, "placed", "gained", "round", "dealt"),
  ];
  const reading = { tells, dividers: ["round"], mine: [0] };

  test("has a part for each turn, and a mark where one's own last turn ended", () => {
    const told = logParts(entries, reading).map((part) =>
      part.type === "turn"
        ? [part.seat, ...part.beats.map(({ event: { kind } }) => kind)]
        : part.type,
    );
    expect(told).toEqual([
      "divider",
      [0, "bought"],
      "since",
      [1, "answered"],
      [1, "placed"],
      "divider",
      [-1, "dealt"],
    ]);
  });

  test("keeps what answers others in their turn", () => {
    const told = logParts(entries, { ...reading, mine: [] });
    expect(told[1]).toMatchObject({ seat: 0, leads: [event("chosen")] });
    expect(told[1]).toHaveProperty("beats.length", 2);
  });

  test("can be read for one player only", () => {
    const told = partsOf(1, logParts(entries, { ...reading, mine: [] }));
    expect(told.map((part) => (part.type === "turn" ? part.beats.length : part.type))).toEqual([
      "divider",
      1,
      1,
      "divider",
      1,
    ]);
  });
});

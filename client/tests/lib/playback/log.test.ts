import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import type { GameEvent } from "../../../src/lib/table/board";
import {
  beatsOf,
  logLines,
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
  const events = kinds.map((one) => event(one)) as unknown as LogEntry["events"];
  return { number, kind, seat, stands, turn: 0, events, time: "2026-01-01T00:00:00Z" };
}
const tells = (one: GameEvent): Telling =>
  one.kind === "gained" ? "token" : one.kind === "silent" ? "nothing" : "sentence";

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

test("lines are dividers, sentences, and a mark where one's own last turn ended", () => {
  const entries = [
    entry(1, "setup", -1, 0, "turn"),
    entry(2, "move", 0, 1, "placed", "gained", "turn"),
    entry(3, "move", 1, 2, "placed"),
  ];
  const lines = logLines(entries, { tells, dividers: ["turn"], mine: [0] });
  expect(lines.map((line) => line.type)).toEqual(["divider", "beat", "divider", "since", "beat"]);
});

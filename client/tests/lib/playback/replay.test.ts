import { expect, test } from "vitest";
import type { GameState, LogEntry, ReplayStep } from "../../../src/lib/api/messages";
import { turnsOf } from "../../../src/lib/playback/replay.svelte";

function step(kind: LogEntry["kind"], seat: number, turn: number): ReplayStep {
  const entry: LogEntry = { number: 1, kind, seat, stands: 0, turn, events: [], time: "" };
  return { state: {} as GameState, entry };
}

test("turns are the engine's, though others decide within one or a seat has two in a row", () => {
  const steps = [
    step("setup", -1, 0),
    step("move", 0, 0),
    step("move", 1, 0), // an answer to what seat 0 does
    step("move", 0, 0),
    step("move", 1, 1),
    step("move", 1, 2),
  ];
  expect(turnsOf(steps)).toEqual([
    { seat: 0, from: 1, to: 3 },
    { seat: 1, from: 4, to: 4 },
    { seat: 1, from: 5, to: 5 },
  ]);
});

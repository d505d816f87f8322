import { describe, expect, test } from "vitest";
import type { GameState, LogEntry, ReplayMove, ReplaySteps } from "../../../src/lib/api/messages";
import { momentsOf, turnsOf } from "../../../src/lib/playback/replay.svelte";
import { Steps } from "../../../src/lib/playback/steps.svelte";

function move(seat: number, turn: number, ...kinds: string[]): ReplayMove {
  return { seat, turn, period: 1, kinds };
}

test("turns are the engine's, though others decide within one or a seat has two in a row", () => {
  const moves = [
    move(0, 0),
    move(1, 0), // an answer to what seat 0 does
    move(0, 0),
    move(1, 1),
    move(1, 2),
  ];
  expect(turnsOf(moves)).toEqual([
    { seat: 0, from: 1, to: 3 },
    { seat: 1, from: 4, to: 4 },
    { seat: 1, from: 5, to: 5 },
  ]);
});

test("moments are moves with an event that has an icon", () => {
  const moves = [move(0, 0, "paid"), move(1, 1, "paid", "battle"), move(0, 2)];
  expect(momentsOf(moves, { battle: "sword" })).toEqual([{ at: 2, icon: "sword" }]);
});

describe("steps", () => {
  /** A server that gives at most `most` steps at a time, and notes what it is asked. */
  function served(count: number, most: number): { steps: Steps; asked: number[] } {
    const asked: number[] = [];
    const steps = new Steps(count, (first): Promise<ReplaySteps> => {
      asked.push(first);
      const end = Math.min(first + most, count);
      const found = Array.from({ length: end - first }, (_, index) => ({
        state: {} as GameState,
        entry: { number: first + index + 1 } as LogEntry,
      }));
      return Promise.resolve({ first, steps: found });
    });
    return { steps, asked };
  }

  test("are fetched range by range, each once", async () => {
    const { steps, asked } = served(120, 50);
    await Promise.all([steps.load(70), steps.load(71)]);
    await steps.load(60);
    expect(asked).toEqual([50]);
    expect(steps.get(70)?.entry.number).toBe(71);
    expect(steps.get(49)).toBeUndefined();
    await steps.lookAhead(99);
    expect(asked).toEqual([50, 100]);
    await steps.lookAhead(119);
    expect(asked).toEqual([50, 100]);
    expect(steps.upTo(51).map((step) => step.entry.number)).toEqual([51, 52]);
  });

  test("come on where an answer was shorter than a range", async () => {
    const { steps, asked } = served(60, 20);
    await steps.load(45);
    expect(asked).toEqual([0, 20, 40]);
    expect(steps.get(45)?.entry.number).toBe(46);
  });
});

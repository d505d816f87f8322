import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import { turningPoints } from "../../../src/shell/score/turningPoints";

describe("turning points", () => {
  const entry = (number: number, seat: number, turn: number): LogEntry => ({
    number,
    kind: "move",
    seat,
    stands: number,
    turn,
    events: [],
    time: "",
  });
  const log = [entry(1, 0, 0), entry(2, 0, 0), entry(3, 1, 1), entry(4, 1, 2), entry(5, 1, 3)];

  test("are changes of the lead, with the move at which the replay begins", () => {
    const history = [
      [3, 0],
      [3, 5],
      [5, 5],
      [5, 9],
    ];
    expect(turningPoints(history, log)).toEqual([
      { seat: 0, turn: 1, moves: 2 },
      { seat: 1, turn: 2, moves: 3 },
    ]);
  });
  test("are the last ones if there are many", () => {
    const history = [
      [1, 0],
      [1, 2],
      [3, 2],
      [3, 4],
    ];
    expect(turningPoints(history, log, 2).map((point) => point.moves)).toEqual([4, 5]);
  });
});

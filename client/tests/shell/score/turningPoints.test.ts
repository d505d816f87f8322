import { describe, expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import type { Contender } from "../../../src/shell/score/contenders";
import { decidingSources, turningPoints } from "../../../src/shell/score/turningPoints";

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

  test("are changes of the lead and the largest gains, with the move at which the replay begins", () => {
    const history = [
      [3, 0],
      [3, 5],
      [5, 5],
      [5, 9],
    ];
    expect(turningPoints(history, log)).toEqual([
      { seat: 0, turn: 1, moves: 2, leads: false, gained: 3, scores: [3, 0] },
      { seat: 1, turn: 2, moves: 3, leads: true, gained: 5, scores: [3, 5] },
      { seat: 1, turn: 4, moves: 5, leads: false, gained: 4, scores: [5, 9] },
    ]);
  });
  test("are the last changes if there are many", () => {
    const history = [
      [1, 0],
      [1, 2],
      [3, 2],
      [3, 4],
    ];
    expect(turningPoints(history, log, 2).map((point) => point.moves)).toEqual([4, 5]);
  });
  test("against a rival are the sources that differ most", () => {
    const contender = (parts: Record<string, number>): Contender => ({
      key: "",
      name: "",
      seat: 0,
      rival: null,
      points: 0,
      parts,
      place: 1,
    });
    const me = contender({ gods: 30, nobles: 10, nile: 5, tokens: 2 });
    const traitor = contender({ gods: 17, nobles: 21, nile: 5, tokens: 1 });
    expect(decidingSources([me, traitor], 2)).toEqual([
      { source: "gods", points: 13 },
      { source: "nobles", points: -11 },
    ]);
  });
});

import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import type { GameBoard, GameEvent } from "../../../src/lib/table/board";
import { recapOf } from "../../../src/shell/recap/recap";
import { table } from "../tables";

const NAMES = ["Hania", "Hapi", "Marek"];

function event(kind: string, seat: number, targets: string[] = []): GameEvent {
  return { kind, seat, targets, data: {}, text: kind, args: {} };
}
function entry(turn: number, seat: number, ...events: GameEvent[]): LogEntry {
  const told = events as unknown as LogEntry["events"];
  return { number: turn, kind: "move", seat, stands: turn, turn, events: told, time: "" };
}

const board: Partial<GameBoard> = {
  lead: ({ kind }) => (kind === "token" ? "Move" : ""),
  gain: ({ kind }) =>
    kind === "points"
      ? {
          icon: "eye",
          name: "points",
          amount: 1,
          colour: "",
          on: "",
          reason: "temple",
          isScore: true,
        }
      : null,
  trail: ({ kind, targets }) => (kind === "moved" ? { places: targets, isLeap: false } : null),
};
const seen = table(board, {
  seats: NAMES.map((_, seat) => ({ seat })),
  position: { scores: [3, 4, 5], history: [[3, 3, 5]] },
  name: (seat: number) => NAMES[seat],
  message: ({ kind, seat }: GameEvent) => `${NAMES[seat]} ${kind}`,
});

test("a turn is one caption: its result, the means, the way and the points", () => {
  const recap = recapOf(
    seen,
    [
      entry(1, 1, event("token", 1)),
      entry(1, 1, event("moved", 1, ["area:a", "area:b"])),
      entry(1, 1, event("moved", 1, ["area:b", "area:c"]), event("points", 1)),
      entry(1, 1, event("stays", 1)),
    ],
    0,
  );
  expect(recap.turns).toHaveLength(1);
  expect(recap.turns[0]).toMatchObject({
    seat: 1,
    result: "Hapi moved",
    means: "Move · Moved · Stays",
    points: { amount: 1 },
    trail: { places: ["area:a", "area:b", "area:c"] },
  });
});

test("every score has its change and its reason", () => {
  const recap = recapOf(seen, [entry(1, 1, event("moved", 1), event("points", 1))], 0);
  expect(recap.scores.map(({ points, change, reason }) => [points, change, reason])).toEqual([
    [3, 0, ""],
    [4, 1, "temple"],
    [5, 0, ""],
  ]);
});

test("of many turns the newest of each rival has a caption", () => {
  const entries = [1, 2, 1, 2, 1].map((seat, at) => entry(at, seat, event("placed", seat)));
  const recap = recapOf(seen, entries, 0);
  expect(recap.turns.map(({ seat }) => seat)).toEqual([2, 1]);
  expect(recap.more).toHaveLength(3);
});

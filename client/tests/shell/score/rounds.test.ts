import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import { endsOfRounds } from "../../../src/shell/score/rounds";

const entry = (kind: LogEntry["kind"], stands: number, ...events: string[]): LogEntry =>
  ({ kind, stands, events: events.map((one) => ({ kind: one })) }) as unknown as LogEntry;

test("a round ends where the next begins; what was taken back does not count", () => {
  const log = [
    entry("setup", 0),
    entry("move", 1, "jar", "round"),
    entry("move", 2, "pass"),
    entry("move", 3, "pass", "round"),
    entry("undo", 2),
    entry("move", 3, "noble"),
    entry("move", 4, "pass", "round"),
    entry("move", 5, "noble"),
  ];
  expect(endsOfRounds(log, ["round"])).toEqual([4]);
});

import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/lib/api/messages";
import type { Message } from "../../../src/lib/table/board";
import type { Table } from "../../../src/lib/table/table.svelte";
import { lockedBy } from "../../../src/shell/actions/locked";
import { table } from "../tables";

const message = ({ text }: Message): string => text;
const open: Table = table({}, { toMove: 0, message });

function move(number: number, seat: number, text: string): LogEntry {
  const events = [{ kind: "drawn", seat, targets: [], data: {}, text, args: {} }];
  return { number, kind: "move", seat, stands: number, turn: 1, events, time: "" };
}

test("says what was done last in one's own turn, as there is no undo behind it", () => {
  const log = [move(1, 1, "Zoé passes."), move(2, 0, "Hania draws two cards.")];
  expect(lockedBy(open, log)).toBe("Draws two cards");
});

test("says nothing when the turn has just begun", () => {
  expect(lockedBy(open, [move(1, 0, "Hania draws."), move(2, 1, "Zoé passes.")])).toBe("");
  expect(lockedBy(open, [])).toBe("");
});

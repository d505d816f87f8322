import { expect, test } from "vitest";
import { Outbox, type Action } from "../../../src/lib/live/outbox";

const move: Action = { type: "move", number: 7, seat: 0, code: 12 };

test("a move waits until it is accepted", () => {
  const told: (Action | null)[] = [];
  const outbox = new Outbox((pending) => told.push(pending));
  outbox.put(move);
  outbox.answered(6);
  expect(outbox.pending).toBe(move);
  outbox.answered(7);
  expect(outbox.pending).toBeNull();
  expect(told).toEqual([move, null]);
});

test("a draft waits until the log holds all of it", () => {
  const outbox = new Outbox();
  outbox.put({ type: "move", number: 7, seat: 0, codes: [12, 3, 4] });
  outbox.caughtUp(9);
  expect(outbox.pending).not.toBeNull();
  outbox.caughtUp(10);
  expect(outbox.pending).toBeNull();
});

test("a draft is dropped after a broken line if the log has gone on: there is all of it or none", () => {
  const outbox = new Outbox();
  outbox.put({ type: "move", number: 7, seat: 0, codes: [12, 3, 4] });
  expect(outbox.resend(8)).toBeNull();
});

test("after a broken line it is sent again if the log has not gone on", () => {
  const outbox = new Outbox();
  outbox.put(move);
  expect(outbox.resend(7)).toBe(move);
  expect(outbox.pending).toBe(move);
});

test("after a broken line it is dropped if the log has gone on: it is in there, or too late", () => {
  const outbox = new Outbox();
  outbox.put(move);
  expect(outbox.resend(8)).toBeNull();
  expect(outbox.pending).toBeNull();
});

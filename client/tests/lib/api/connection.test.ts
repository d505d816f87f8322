import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "../../../src/lib/api/connection";
import type { FromServer } from "../../../src/lib/api/messages";

/** A socket whose other end is the test. */
class Socket {
  static made: Socket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.drop(1000);
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  drop(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

let received: FromServer[];
let states: ConnectionState[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  received = [];
  states = [];
  connection = new Connection(
    "ws://test",
    { received: (message) => received.push(message), changed: (state) => states.push(state) },
    () => new Socket() as unknown as WebSocket,
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("messages go both ways once it is open", () => {
  expect(connection.send({ type: "ping" })).toBe(false);
  Socket.made[0]!.accept();
  expect(connection.send({ type: "ping" })).toBe(true);
  Socket.made[0]!.onmessage?.({ data: '{"type":"pong"}' });
  expect(received).toEqual([{ type: "pong" }]);
  expect(Socket.made[0]!.sent).toEqual(['{"type":"ping"}']);
});

describe("a broken connection", () => {
  test("is tried again, later with every failure", () => {
    Socket.made[0]!.drop();
    vi.advanceTimersByTime(499);
    expect(Socket.made).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Socket.made).toHaveLength(2);
    Socket.made[1]!.drop();
    vi.advanceTimersByTime(500);
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(Socket.made).toHaveLength(3);
    expect(states).toEqual(["connecting", "lost", "lost"]); // an attempt is no success
  });

  test("is tried at once when asked to", () => {
    Socket.made[0]!.drop();
    connection.retryNow();
    expect(Socket.made).toHaveLength(2);
    vi.advanceTimersByTime(10000);
    expect(Socket.made).toHaveLength(2);
  });

  test("is noticed by silence", () => {
    Socket.made[0]!.accept();
    vi.advanceTimersByTime(46000);
    expect(states.at(-1)).not.toBe("open");
    expect(Socket.made.length).toBeGreaterThan(1);
  });
});

test("a table that does not exist is not asked for again", () => {
  Socket.made[0]!.drop(4404);
  vi.advanceTimersByTime(60000);
  expect(Socket.made).toHaveLength(1);
});

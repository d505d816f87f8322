import { beforeEach, describe, expect, test } from "vitest";
import type { GameState } from "../../../src/lib/api/messages";
import type { GameEvent } from "../../../src/lib/table/board";
import { Playback, type Entry, type PlaybackMode } from "../../../src/lib/playback/playback.svelte";

/** Time that stands still until a test moves it. */
class Clock {
  private waiting: { at: number; done: () => void }[] = [];
  now = 0;

  timer = (milliseconds: number, done: () => void): (() => void) => {
    const timer = { at: this.now + milliseconds, done };
    this.waiting.push(timer);
    return () => (this.waiting = this.waiting.filter((one) => one !== timer));
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.waiting.sort((one, other) => one.at - other.at)[0];
      if (!next || next.at > end) break;
      this.waiting.shift();
      this.now = next.at;
      next.done();
    }
    this.now = end;
  }
}

const position = (number: number): GameState => ({ number }) as GameState;
const event = (kind: string): GameEvent => ({
  kind,
  seat: 1,
  targets: [`cell:${kind}`],
  data: {},
  text: `event-${kind}`,
  args: {},
});
function entry(number: number, mode: PlaybackMode, ...kinds: string[]): Entry {
  const beats = kinds.map((kind) => ({ event: event(kind), gains: [], lead: null }));
  return { state: position(number), beats, mode };
}

let clock: Clock;
let speed: number;
let playback: Playback;
beforeEach(() => {
  clock = new Clock();
  speed = 1;
  playback = new Playback(position(1), { speed: () => speed, lasts: () => 1100 }, clock.timer);
});

describe("a told entry", () => {
  test("shows its position and each beat in its time, then nothing", () => {
    playback.push(entry(2, "told", "placed", "quarry"));
    expect(playback.position.number).toBe(2);
    expect(playback.caption?.event.kind).toBe("placed");
    clock.pass(1100);
    expect(playback.caption?.event.kind).toBe("quarry");
    clock.pass(1100);
    expect(playback.caption).toBeNull();
    expect(playback.playing).toBeNull();
    expect(playback.isTelling).toBe(false);
  });

  test("takes half as long at double speed", () => {
    speed = 2;
    playback.push(entry(2, "told", "placed"));
    clock.pass(550);
    expect(playback.isTelling).toBe(false);
  });

  test("waits for the one before it", () => {
    playback.push(entry(2, "told", "placed"));
    playback.push(entry(3, "told", "built"));
    expect(playback.position.number).toBe(2);
    clock.pass(1100);
    expect(playback.position.number).toBe(3);
    expect(playback.caption?.event.kind).toBe("built");
  });

  test("is one caption with a step before it of the same deed", () => {
    playback.push(entry(2, "told", "moved"));
    playback.push(entry(3, "told", "moved"));
    clock.pass(1100 + 650);
    expect(playback.isTelling).toBe(false);
  });

  test("without events shows its position and goes on", () => {
    playback.push(entry(2, "told"));
    expect(playback.position.number).toBe(2);
    expect(playback.isTelling).toBe(false);
  });
});

test("a brief entry shows its position at once, without words", () => {
  playback.push(entry(2, "brief", "placed"));
  expect(playback.position.number).toBe(2);
  expect(playback.playing?.event.kind).toBe("placed");
  expect(playback.caption).toBeNull();
  expect(playback.isTelling).toBe(false);
});

test("a told entry ends a brief one for good", () => {
  playback.push(entry(2, "brief", "placed", "built"));
  clock.pass(100);
  playback.push(entry(3, "told", "drafted"));
  clock.pass(1000);
  expect(playback.caption?.event.kind).toBe("drafted");
  clock.pass(100);
  expect(playback.isTelling).toBe(false);
  expect(playback.playing).toBeNull();
});

test("a silent entry shows its position and plays nothing", () => {
  playback.push(entry(2, "silent", "placed"));
  expect(playback.position.number).toBe(2);
  expect(playback.playing).toBeNull();
});

test("skipping shows the newest position at once, and nothing comes after it", () => {
  playback.push(entry(2, "told", "placed"));
  playback.push(entry(3, "told", "built"));
  playback.push(entry(4, "silent", "undo"));
  playback.skip();
  expect(playback.position.number).toBe(4);
  expect(playback.isTelling).toBe(false);
  clock.pass(10000);
  expect(playback.position.number).toBe(4);
});

test("a pause holds the next beat back until it goes on", () => {
  playback.push(entry(2, "told", "placed"));
  playback.push(entry(3, "told", "built"));
  playback.pause();
  clock.pass(5000);
  expect(playback.position.number).toBe(2);
  playback.resume();
  expect(playback.position.number).toBe(3);
});

test("each event has a key of its own, so that its motion starts anew", () => {
  playback.push(entry(2, "told", "placed", "placed"));
  const first = playback.playing?.key;
  clock.pass(1100);
  expect(playback.playing?.key).not.toBe(first);
});

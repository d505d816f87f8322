/**
 * Shows what happened, step by step, after the positions have arrived. Nothing waits for it:
 * `skip()` shows the newest position at once.
 */
import type { GameState } from "../api/messages";
import type { Playing } from "../table/board";
import type { Beat } from "./log";

/** How an entry is shown: with captions, beat by beat; briefly, without them; or not at all. */
export type PlaybackMode = "told" | "brief" | "silent";

export interface Entry {
  readonly state: GameState;
  readonly beats: readonly Beat[];
  readonly mode: PlaybackMode;
}

export interface Caption {
  readonly beat: Beat;
  /** This entry is number `at` of the `of` that are being told. */
  readonly at: number;
  readonly of: number;
}

/** Calls back after this many milliseconds; returns a function that cancels it. */
export type Timer = (milliseconds: number, done: () => void) => () => void;

export const realTimer: Timer = (milliseconds, done) => {
  const timer = setTimeout(done, milliseconds);
  return () => clearTimeout(timer);
};

const FIRST_BEAT = 1100; // of an entry, in milliseconds at speed 1
const NEXT_BEAT = 650;
const BRIEF_BEAT = 420;

export class Playback {
  /** The position being shown. */
  position: GameState;
  playing = $state.raw<Playing | null>(null);
  caption = $state.raw<Caption | null>(null);
  isPaused = $state(false);

  private queue: Entry[] = [];
  private told = $state(0); // entries told in this run
  private waiting = $state(0); // entries still in the queue
  private callOff: (() => void) | null = null;
  private goOn: (() => void) | null = null; // what continues after a pause
  private key = 0;
  private readonly speed: () => number;
  private readonly timer: Timer;

  constructor(position: GameState, speed: () => number, timer: Timer = realTimer) {
    this.position = $state.raw(position);
    this.speed = speed;
    this.timer = timer;
  }

  /** Whether the position being shown is not the newest yet, or its captions are still running. */
  get isTelling(): boolean {
    return this.caption !== null || this.waiting > 0;
  }

  /** Adds a new position after what may still be playing. */
  push(entry: Entry): void {
    if (entry.mode !== "told" && !this.isTelling) {
      this.stop();
      this.position = entry.state;
      if (entry.mode === "brief") this.beat(entry, 0);
      return;
    }
    this.queue.push(entry);
    this.waiting = this.queue.length;
    if (this.caption === null) this.next();
  }

  /** Shows this position now; what was playing is dropped. */
  jump(position: GameState): void {
    this.stop();
    this.queue = [];
    this.waiting = 0;
    this.told = 0;
    this.position = position;
  }

  /** Shows the end of the queue at once. */
  skip(): void {
    this.jump(this.queue.at(-1)?.state ?? this.position);
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    const goOn = this.goOn;
    this.goOn = null;
    goOn?.();
  }

  private next(): void {
    this.callOff?.(); // a brief entry may still be running
    const entry = this.queue.shift();
    this.waiting = this.queue.length;
    if (!entry) {
      this.stop();
      this.told = 0;
      return;
    }
    this.position = entry.state;
    if (entry.mode === "told") this.told += 1;
    this.beat(entry, 0);
  }

  private beat(entry: Entry, at: number): void {
    const beat = entry.beats[at];
    if (!beat || entry.mode === "silent") {
      this.next();
      return;
    }
    const length = entry.mode === "brief" ? BRIEF_BEAT : at === 0 ? FIRST_BEAT : NEXT_BEAT;
    const time = length / this.speed();
    this.key += 1;
    this.playing = { event: beat.event, gains: beat.gains, time, key: this.key };
    if (entry.mode === "told") {
      this.caption = { beat, at: this.told, of: this.told + this.waiting };
    }
    this.callOff = this.timer(time, () => {
      const goOn = (): void => this.beat(entry, at + 1);
      if (this.isPaused) this.goOn = goOn;
      else goOn();
    });
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.goOn = null;
    this.isPaused = false;
    this.playing = null;
    this.caption = null;
  }
}

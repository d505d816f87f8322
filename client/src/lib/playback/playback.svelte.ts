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
  /** How many of its beats are told before the position changes: what they reveal is awaited. */
  readonly held?: number;
}

/** How fast captions follow each other. */
export interface Pace {
  speed(): number;
  /** How long the caption of a beat stands at speed 1, in milliseconds. */
  lasts(beat: Beat): number;
}

/** Calls back after this many milliseconds; returns a function that cancels it. */
export type Timer = (milliseconds: number, done: () => void) => () => void;

export const realTimer: Timer = (milliseconds, done) => {
  const timer = setTimeout(done, milliseconds);
  return () => clearTimeout(timer);
};

const BRIEF_BEAT = 420; // milliseconds at speed 1
const SAME_DEED = 650; // the next step of a march: it is one caption with the step before

export class Playback {
  /** The position being shown. */
  position: GameState;
  playing = $state.raw<Playing | null>(null);
  caption = $state.raw<Beat | null>(null);
  isPaused = $state(false);

  private queue: Entry[] = [];
  private current: GameState | null = null; // what the entry being told comes to
  private waiting = $state(0); // entries still in the queue
  private callOff: (() => void) | null = null;
  private goOn: (() => void) | null = null; // what continues after a pause
  private key = 0;
  private readonly pace: Pace;
  private readonly timer: Timer;

  constructor(position: GameState, pace: Pace, timer: Timer = realTimer) {
    this.position = $state.raw(position);
    this.pace = pace;
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
    this.position = position;
  }

  /** Shows the end of the queue at once. */
  skip(): void {
    this.jump(this.queue.at(-1)?.state ?? this.current ?? this.position);
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
      return;
    }
    this.current = entry.state;
    this.beat(entry, 0);
  }

  private beat(entry: Entry, at: number): void {
    const beat = entry.beats[at];
    if (at >= (entry.held ?? 0) || !beat) this.position = entry.state;
    if (!beat || entry.mode === "silent") {
      this.next();
      return;
    }
    const later = entry.beats.slice(at + 1).flatMap(({ event, gains }) => [event, ...gains]);
    const time = this.lengthOf(beat, entry.mode) / this.pace.speed();
    this.key += 1;
    this.playing = { event: beat.event, gains: beat.gains, later, time, key: this.key };
    if (entry.mode === "told") this.caption = beat;
    this.callOff = this.timer(time, () => {
      const goOn = (): void => this.beat(entry, at + 1);
      if (this.isPaused) this.goOn = goOn;
      else goOn();
    });
  }

  private lengthOf(beat: Beat, mode: PlaybackMode): number {
    if (mode === "brief") return BRIEF_BEAT;
    const before = this.caption?.event;
    const isSame = before?.kind === beat.event.kind && before.seat === beat.event.seat;
    return isSame ? SAME_DEED : this.pace.lasts(beat);
  }

  private stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.goOn = null;
    this.isPaused = false;
    this.playing = null;
    this.caption = null;
    this.current = null;
  }
}

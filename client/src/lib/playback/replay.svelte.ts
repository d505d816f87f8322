/** A game from its record: every position, to step through, to play, or to jump to. */
import { eventsOf } from "../api/engine";
import type { Replay, ReplayStep } from "../api/messages";
import { present } from "../present";
import type { GameEvent } from "../table/board";
import { beatsOf, type Tells } from "./log";
import { Playback } from "./playback.svelte";

/** A turn, as the engine counts them; others may decide within it (a battle, a reaction). */
export interface Turn {
  /** Who decided first. */
  readonly seat: number;
  /** Numbers of its first and last step. */
  readonly from: number;
  readonly to: number;
}

export function turnsOf(steps: readonly ReplayStep[]): readonly Turn[] {
  const turns: { seat: number; from: number; to: number }[] = [];
  steps.forEach(({ entry }, at) => {
    if (entry.kind === "setup") return;
    const last = turns.at(-1);
    if (last && steps[last.to]?.entry.turn === entry.turn) last.to = at;
    else turns.push({ seat: entry.seat, from: at, to: at });
  });
  return turns;
}

/** A step that deserves a mark on the timeline. */
export interface Moment {
  readonly at: number;
  readonly icon: string;
  readonly event: GameEvent;
}

export function momentsOf(
  steps: readonly ReplayStep[],
  icons: Readonly<Record<string, string>>,
): readonly Moment[] {
  return steps.flatMap((step, at) => {
    const event = eventsOf(step.entry).find((one) => one.kind in icons);
    const icon = event && icons[event.kind];
    return icon ? [{ at, icon, event }] : [];
  });
}

export class ReplayRun {
  at = $state(0);
  isPlaying = $state(false);
  readonly playback: Playback;
  readonly steps: readonly ReplayStep[];

  constructor(
    replay: Replay,
    private readonly tells: Tells,
    speed: () => number,
  ) {
    this.steps = replay.steps;
    this.playback = new Playback(this.now.state, speed);
  }

  /** The step being shown. */
  get now(): ReplayStep {
    return present(this.steps[this.at], `step ${this.at}`);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Shows this step at once. */
  jump(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
    this.playback.jump(this.now.state);
  }

  /** Goes one step forward, told in words. */
  step(): void {
    if (this.at >= this.last) {
      this.isPlaying = false;
      return;
    }
    this.playback.skip();
    this.at += 1;
    const { state, entry } = this.now;
    const beats = beatsOf(eventsOf(entry), this.tells);
    this.playback.push({ state, beats, mode: "told" });
  }

  toggle(): void {
    if (!this.isPlaying && this.at >= this.last) this.jump(0);
    this.isPlaying = !this.isPlaying;
  }

  /** To be called whenever the playback may have ended. */
  goOn(): void {
    if (this.isPlaying && !this.playback.isTelling) this.step();
  }
}

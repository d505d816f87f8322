/** A game from its record: every position, to step through, to play, or to jump to. */
import { eventsOf } from "../api/engine";
import type { ReplayMove, ReplayStep } from "../api/messages";
import { attempt } from "../api/refusals";
import { present } from "../present";
import { beatsOf, leadAfter, type Tells } from "./log";
import { Playback, type Pace } from "./playback.svelte";
import type { Steps } from "./steps.svelte";

/** A turn, as the engine counts them; others may decide within it (a battle, a reaction). */
export interface Turn {
  /** Who decided first. */
  readonly seat: number;
  /** Numbers of its first and last step. */
  readonly from: number;
  readonly to: number;
}

/** The first step is the setup, so that a move is the step of its number. */
export function turnsOf(moves: readonly ReplayMove[]): readonly Turn[] {
  const turns: { seat: number; from: number; to: number }[] = [];
  let turn = -1;
  moves.forEach((move, index) => {
    const at = index + 1;
    const last = turns.at(-1);
    if (last && move.turn === turn) last.to = at;
    else turns.push({ seat: move.seat, from: at, to: at });
    turn = move.turn;
  });
  return turns;
}

/** A step that deserves a mark on the timeline. */
export interface Moment {
  readonly at: number;
  readonly icon: string;
}

export function momentsOf(
  moves: readonly ReplayMove[],
  icons: Readonly<Record<string, string>>,
): readonly Moment[] {
  return moves.flatMap((move, index) => {
    const icon = icons[move.kinds.find((kind) => kind in icons) ?? ""];
    return icon ? [{ at: index + 1, icon }] : [];
  });
}

export class ReplayRun {
  at = $state(0);
  isPlaying = $state(false);
  readonly playback: Playback;
  /** The step that was asked for last: others that arrive late are not shown. */
  private wanted: number;

  /** The step `first` is here already. */
  constructor(
    private readonly steps: Steps,
    first: number,
    private readonly tells: Tells,
    pace: Pace,
  ) {
    this.at = this.wanted = first;
    this.playback = new Playback(this.now.state, pace);
  }

  /** The step being shown. */
  get now(): ReplayStep {
    return present(this.steps.get(this.at), `step ${this.at}`);
  }

  get last(): number {
    return this.steps.count - 1;
  }

  /** The steps up to this one, as far as they were fetched. */
  get past(): readonly ReplayStep[] {
    return this.steps.upTo(this.at);
  }

  /** Shows this step, at once if it is here. */
  jump(at: number): void {
    void this.reach(Math.min(Math.max(at, 0), this.last), (step) => {
      this.playback.jump(step.state);
    });
  }

  /** Goes one step forward, told in words. */
  step(): void {
    if (this.at >= this.last) {
      this.isPlaying = false;
      return;
    }
    if (this.wanted > this.at && !this.steps.get(this.wanted)) return; // it is on its way
    void this.reach(this.at + 1, ({ state, entry }) => {
      this.playback.skip();
      const before = this.steps.get(this.at - 1)?.entry;
      const beats = beatsOf(eventsOf(entry), this.tells, leadAfter(before, entry.turn, this.tells));
      this.playback.push({ state, beats, mode: "told" });
    });
  }

  /** Shows a step when it is here, and fetches what may come next. */
  private async reach(at: number, show: (step: ReplayStep) => void): Promise<void> {
    this.wanted = at;
    if (!this.steps.get(at)) await attempt(() => this.steps.load(at));
    const step = this.steps.get(at);
    if (this.wanted !== at) return;
    if (!step) {
      this.wanted = this.at;
      this.isPlaying = false;
      return;
    }
    this.at = at;
    show(step);
    await attempt(() => this.steps.lookAhead(at));
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

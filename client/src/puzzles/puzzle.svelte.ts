/** A puzzle at its table: what is chosen there is an answer, until it is over. */
import * as api from "../lib/api/http";
import type { PuzzleState } from "../lib/api/messages";
import { attempt } from "../lib/api/refusals";
import type { Choice, Target } from "../lib/table/board";
import type { Companion } from "../lib/table/companion";

export const TRIES = 3;
export const HINTS = 3;

export class PuzzleRun implements Companion {
  state = $state.raw<PuzzleState>() as PuzzleState;
  isBusy = $state(false);
  readonly asksHints = false;
  readonly home = "/puzzles";
  /** The last answer, which may be the right one. */
  private last: Choice | null = null;

  constructor(state: PuzzleState) {
    this.state = state;
  }

  readonly takesMoves = $derived.by(() => this.state.status === "open");
  /** How many were given. */
  readonly hints = $derived.by(
    () => [this.state.rule, this.state.area, this.state.piece].filter((one) => one !== null).length,
  );
  /** What the hints or the answer speak of. */
  readonly lit = $derived.by((): readonly Target[] => {
    const { reason, piece, area } = this.state;
    const answer = reason?.answers[0] as Choice | undefined;
    return answer ? answer.targets : (piece ?? area ?? []);
  });

  take(choice: Choice): void {
    this.last = choice;
    void this.ask(() => api.tryPuzzle(this.state.puzzle.id, choice.code));
  }
  hint(): void {
    void this.ask(() => api.hintPuzzle(this.state.puzzle.id));
  }
  giveUp(): void {
    void this.ask(() => api.endPuzzle(this.state.puzzle.id));
  }

  /** What was found, to be played on with; null: it was not. */
  get found(): Choice | null {
    if (this.state.status !== "found") return null;
    const answers = (this.state.reason?.answers ?? []) as readonly unknown[] as readonly Choice[];
    return answers.find(({ code }) => code === this.last?.code) ?? answers[0] ?? null;
  }

  private async ask(what: () => Promise<PuzzleState>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.state = (await attempt(what)) ?? this.state;
    this.isBusy = false;
  }
}

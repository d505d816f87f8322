/** The analysis of a game: asked for while it is being made, and each reading when it is shown. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "../lib/api/http";
import type { AnalysisAnswer, ReadingAnswer } from "../lib/api/messages";
import { attempt } from "../lib/api/refusals";

const AGAIN = 2000; // milliseconds
const MOST_FAILURES = 5; // one after the other, before it is given up

export class Coached {
  /** null: nothing is known yet. */
  answer = $state.raw<AnalysisAnswer | null>(null);
  private readonly readings = new SvelteMap<string, ReadingAnswer>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(private readonly table: string) {}

  /** Asks once, and again as long as it is being made. */
  async watch(): Promise<void> {
    this.answer = (await attempt(() => api.analysis(this.table))) ?? this.answer;
    this.goOn(0);
  }

  async begin(): Promise<void> {
    clearTimeout(this.timer);
    await attempt(() => api.beginAnalysis(this.table, "deep"));
    await this.watch();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await attempt(() => api.stopAnalysis(this.table));
    await this.watch();
  }

  /** The page is left; the server goes on. */
  leave(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  /** Whether a decision was read. */
  isRead(move: number): boolean {
    return this.keyOf(move) !== null;
  }

  /** All that was read of a decision, if it is here. */
  reading(move: number): ReadingAnswer | undefined {
    return this.readings.get(this.keyOf(move) ?? "");
  }

  /** Fetches it, unless it is here; a deeper one takes the place of a quick one. */
  async fetch(move: number): Promise<void> {
    const key = this.keyOf(move);
    if (key === null || this.readings.has(key)) return;
    const found = await attempt(() => api.reading(this.table, move));
    if (found) this.readings.set(key, found);
  }

  private keyOf(move: number): string | null {
    const found = this.answer?.decisions.find((one) => one.move === move);
    return found ? `${move} ${found.depth}` : null;
  }

  private goOn(failures: number): void {
    clearTimeout(this.timer);
    if (this.isOver || !this.answer?.running || failures >= MOST_FAILURES) return;
    this.timer = setTimeout(() => void this.again(failures), AGAIN);
  }

  private async again(failures: number): Promise<void> {
    if (document.hidden) {
      this.goOn(failures);
      return;
    }
    try {
      this.answer = await api.analysis(this.table);
      this.goOn(0);
    } catch {
      this.goOn(failures + 1); // the line may come back
    }
  }
}

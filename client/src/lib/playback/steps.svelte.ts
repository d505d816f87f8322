/** The steps of a replay, fetched range by range as they are needed. */
import { SvelteMap } from "svelte/reactivity";
import type { ReplayStep, ReplaySteps } from "../api/messages";

/** Steps that one question brings at most; ranges begin at its multiples, so that all ask alike. */
const RANGE = 50;
/** So many steps before the end of what is here, more are fetched. */
const AHEAD = 15;

export type FetchSteps = (first: number) => Promise<ReplaySteps>;

export class Steps {
  private readonly found = new SvelteMap<number, ReplayStep>();
  private readonly asked = new SvelteMap<number, Promise<void>>();

  /** `count`: of all steps. */
  constructor(
    readonly count: number,
    private readonly fetchFrom: FetchSteps,
  ) {}

  get(at: number): ReplayStep | undefined {
    return this.found.get(at);
  }

  /** The steps that are here, up to this one. */
  upTo(at: number): readonly ReplayStep[] {
    return [...this.found.keys()]
      .filter((number) => number <= at)
      .sort((one, other) => one - other)
      .flatMap((number) => this.found.get(number) ?? []);
  }

  /** Returns when this step is here. */
  async load(at: number): Promise<void> {
    while (!this.found.has(at)) {
      let first = at - (at % RANGE);
      while (this.found.has(first)) first += 1; // an answer may have been shorter than a range
      await this.ask(first);
    }
  }

  /** Fetches what is likely to be needed soon. */
  async lookAhead(at: number): Promise<void> {
    await this.load(Math.min(at + AHEAD, this.count - 1));
  }

  private ask(first: number): Promise<void> {
    const asking = this.asked.get(first) ?? this.fetch(first);
    this.asked.set(first, asking);
    return asking;
  }

  private async fetch(first: number): Promise<void> {
    try {
      const { steps } = await this.fetchFrom(first);
      steps.forEach((step, index) => this.found.set(first + index, step));
    } finally {
      this.asked.delete(first);
    }
  }
}

/** The players' clocks as they run on between two messages of the server. */
import type { ClocksInfo } from "../api/messages";

const EVERY = 250; // milliseconds
const [MINUTE, HOUR] = [60, 3600]; // seconds

/** From here on a clock is red. */
export const SHORT = MINUTE;
const KNOCKS = [60, 20]; // seconds left

export class RunningClocks {
  private info = $state.raw<ClocksInfo | null>(null);
  private told = 0; // when the server's message came
  private now = $state(0);

  take(info: ClocksInfo | null, at = performance.now()): void {
    this.told = this.now = at;
    this.info = info;
  }

  /** Counts until it is stopped by what it returns. */
  run(): () => void {
    const timer = setInterval(() => this.tick(performance.now()), EVERY);
    return () => clearInterval(timer);
  }

  tick(now: number): void {
    if (this.info && this.info.running >= 0) this.now = now;
  }

  get running(): number {
    return this.info?.running ?? -1;
  }

  /** When the running clock has no time left, in milliseconds since 1970. */
  get until(): number | null {
    return this.info?.until ? Date.parse(this.info.until) : null;
  }

  /** Seconds of a seat; null without a clock. */
  left(seat: number): number | null {
    const left = this.info?.left[seat];
    if (left === undefined) return null;
    if (!this.info || seat !== this.running) return left;
    const spent = Math.max((this.now - this.told) / 1000 - this.info.stands, 0);
    return Math.max(left - spent, 0);
  }
}

/** "11:42", or "1:02:30" where there are hours; a second counts until it is over. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor(seconds / MINUTE) % MINUTE;
  const shown = [...(hours ? [hours, pad(minutes)] : [minutes]), pad(seconds % MINUTE)];
  return shown.join(":");
}

/** Whole hours of a long clock; null: it is down to minutes. */
export function hoursOf(left: number): number | null {
  return left >= HOUR ? Math.floor(left / HOUR) : null;
}

/** How many knocks have sounded when so much is left. */
export function knocksAt(left: number | null): number {
  return left === null ? 0 : KNOCKS.filter((at) => left <= at).length;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

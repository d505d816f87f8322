/** The moments at which the lead changed hands. */
import type { LogEntry } from "../../lib/api/messages";
import { standing } from "../../lib/playback/log";

export interface TurningPoint {
  readonly seat: number;
  /** The turn in which it happened, from 1. */
  readonly turn: number;
  /** How many moves had been made by then: where the replay begins. */
  readonly moves: number;
}

function leaderOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const [leader, ...others] = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return leader === undefined || others.length > 0 ? null : leader;
}

/** By turn: how many moves had been made when it ended. */
function endsOfTurns(log: readonly LogEntry[]): readonly number[] {
  const ends: number[] = [];
  for (const entry of standing(log)) {
    if (entry.kind === "move") ends[entry.turn] = entry.stands;
  }
  return ends;
}

/** The last few changes of the lead; `history` are the scores after each turn. */
export function turningPoints(
  history: readonly (readonly number[])[],
  log: readonly LogEntry[],
  most = 3,
): readonly TurningPoint[] {
  const ends = endsOfTurns(log);
  const found: TurningPoint[] = [];
  let leader: number | null = null;
  history.forEach((scores, turn) => {
    const now = leaderOf(scores);
    if (now === null || now === leader) return;
    found.push({ seat: now, turn: turn + 1, moves: ends[turn] ?? ends.at(-1) ?? 0 });
    leader = now;
  });
  return found.slice(-most);
}

/** The moments at which the lead changed hands. */
import type { LogEntry } from "../../lib/api/messages";
import { standing } from "../../lib/playback/log";

export interface TurningPoint {
  readonly seat: number;
  /** The round in which it happened, from 1. */
  readonly round: number;
  /** How many moves had been made by then: where the replay begins. */
  readonly moves: number;
}

function leaderOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  const [leader, ...others] = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return leader === undefined || others.length > 0 ? null : leader;
}

/** After how many moves each turn ended: a turn is a series of decisions of one seat. */
function endsOfTurns(log: readonly LogEntry[]): readonly number[] {
  const moves = standing(log).filter((entry) => entry.kind === "move");
  return moves.flatMap((entry, at) => (entry.seat === moves[at + 1]?.seat ? [] : [at + 1]));
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
    const round = Math.floor(turn / scores.length) + 1;
    found.push({ seat: now, round, moves: ends[turn] ?? ends.at(-1) ?? 0 });
    leader = now;
  });
  return found.slice(-most);
}

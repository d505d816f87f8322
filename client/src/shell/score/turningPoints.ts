/** What decided a game: the turns that moved the lead most, or the sources where two differ most. */
import type { LogEntry } from "../../lib/api/messages";
import { standing } from "../../lib/playback/log";
import type { Contender } from "./contenders";

export interface TurningPoint {
  readonly seat: number;
  /** The turn in which it happened, from 1. */
  readonly turn: number;
  /** How many moves had been made by then: where the replay begins. */
  readonly moves: number;
  /** Whether the seat took the lead by it. */
  readonly leads: boolean;
  readonly gained: number;
  /** Of all seats, after it. */
  readonly scores: readonly number[];
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

/** By turn: who gained most against all others, and whether the lead changed hands by it. */
function swings(
  history: readonly (readonly number[])[],
  ends: readonly number[],
): readonly TurningPoint[] {
  let leader: number | null = null;
  return history.flatMap((scores, turn) => {
    const before = history[turn - 1] ?? scores.map(() => 0);
    const gains = scores.map((score, seat) => score - (before[seat] ?? 0));
    const now = leaderOf(scores);
    const leads = now !== null && leader !== null && now !== leader;
    leader = now ?? leader;
    const seat = leads ? now : gains.indexOf(Math.max(...gains));
    const gained = gains[seat] ?? 0;
    const moves = ends[turn] ?? ends.at(-1) ?? 0;
    return gained > 0 ? [{ seat, turn: turn + 1, moves, leads, gained, scores }] : [];
  });
}

/** The few turns that decided, in the order of play: changes of the lead, the last first, then the
 *  largest gains. `history` are the scores after each turn. */
export function turningPoints(
  history: readonly (readonly number[])[],
  log: readonly LogEntry[],
  most = 3,
): readonly TurningPoint[] {
  const found = swings(history, endsOfTurns(log));
  const changes = found.filter(({ leads }) => leads).toReversed();
  const gains = found.filter(({ leads }) => !leads);
  const largest = gains.toSorted((one, other) => other.gained - one.gained);
  return [...changes, ...largest].slice(0, most).sort((one, other) => one.turn - other.turn);
}

/** Where the first of two contenders gained or lost most against the second. */
export function decidingSources(
  [one, other]: readonly Contender[],
  most = 3,
): readonly { source: string; points: number }[] {
  if (!one || !other) return [];
  return Object.entries(one.parts)
    .map(([source, points]) => ({ source, points: points - (other.parts[source] ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((first, second) => Math.abs(second.points) - Math.abs(first.points))
    .slice(0, most);
}

/** The log of a table as lines to read: what still counts, with gains after their sentence. */
import { eventsOf } from "../api/engine";
import type { LogEntry } from "../api/messages";
import type { GameEvent } from "../table/board";

/** A sentence and the tokens that follow from it. */
export interface Beat {
  readonly event: GameEvent;
  readonly gains: readonly GameEvent[];
}

export type LogLine =
  | { readonly type: "beat"; readonly entry: LogEntry; readonly beat: Beat }
  | { readonly type: "divider"; readonly entry: LogEntry; readonly event: GameEvent }
  | { readonly type: "undo"; readonly entry: LogEntry }
  | { readonly type: "since"; readonly moves: number };

/** How an event is told: by its own sentence, by a token after the sentence before, or not at all. */
export type Telling = "sentence" | "token" | "nothing";
export type Tells = (event: GameEvent) => Telling;

/** Events as sentences. A gain follows the sentence of the same seat; without one it has
 *  its own. */
export function beatsOf(events: readonly GameEvent[], tells: Tells): readonly Beat[] {
  const found: { event: GameEvent; gains: GameEvent[] }[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const telling = tells(event);
    if (telling === "nothing") continue;
    if (telling === "token" && last?.event.seat === event.seat) last.gains.push(event);
    else found.push({ event, gains: [] });
  }
  return found;
}

/** The entries that still count: an undo takes back the moves after `stands`. */
export function standing(entries: readonly LogEntry[]): readonly LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      const first = found.findLastIndex((one) => one.kind === "setup" || !tooLate(one, entry)) + 1;
      found.splice(first);
    }
    found.push(entry);
  }
  return found;
}

function tooLate(entry: LogEntry, undo: LogEntry): boolean {
  return entry.kind === "undo" ? entry.stands >= undo.stands : entry.stands > undo.stands;
}

/** How many entries of others came after my last one; 0 for those who never moved. */
export function sinceMine(entries: readonly LogEntry[], mine: readonly number[]): number {
  const last = entries.findLastIndex((entry) => mine.includes(entry.seat));
  return last < 0 ? 0 : entries.length - 1 - last;
}

export interface Reading {
  readonly tells: Tells;
  readonly dividers: readonly string[];
  readonly mine: readonly number[];
}

export function logLines(entries: readonly LogEntry[], reading: Reading): readonly LogLine[] {
  const stand = standing(entries);
  const since = sinceMine(stand, reading.mine);
  const lines: LogLine[] = [];
  stand.forEach((entry, at) => {
    if (since > 0 && at === stand.length - since) lines.push({ type: "since", moves: since });
    if (entry.kind === "undo") {
      lines.push({ type: "undo", entry });
      return;
    }
    for (const beat of beatsOf(eventsOf(entry), reading.tells)) {
      if (reading.dividers.includes(beat.event.kind)) {
        lines.push({ type: "divider", entry, event: beat.event });
      } else {
        lines.push({ type: "beat", entry, beat });
      }
    }
  });
  return lines;
}

/** The log of a table as something to read: what still counts, turn by turn, with gains after their
 *  sentence. */
import { eventsOf } from "../api/engine";
import type { LogEntry } from "../api/messages";
import type { GameEvent } from "../table/board";

/** A sentence, what led to it, and the tokens that follow from it. */
export interface Beat {
  readonly event: GameEvent;
  readonly gains: readonly GameEvent[];
  /** Told in small type beside it: the token that was placed for it. */
  readonly lead: GameEvent | null;
}

/** How an event is told: by its own sentence, by a token after the sentence before, in small type
 *  beside the sentence after it, or not at all. */
export type Telling = "sentence" | "token" | "lead" | "nothing";
export type Tells = (event: GameEvent) => Telling;

/** Events of one entry as sentences; `lead` is what the entry before it ended with. A gain follows
 *  the sentence of the same seat; one that comes first (a price) goes with the sentence after it;
 *  without any it has its own. */
export function beatsOf(
  events: readonly GameEvent[],
  tells: Tells,
  lead: GameEvent | null = null,
): readonly Beat[] {
  const found: { event: GameEvent; gains: GameEvent[]; lead: GameEvent | null }[] = [];
  let leading = lead;
  let early: GameEvent[] = []; // gains of one seat that wait for their sentence
  const say = (event: GameEvent, gains: GameEvent[]): void => {
    found.push({ event, gains, lead: leading?.seat === event.seat ? leading : null });
    leading = null;
  };
  const sayEarly = (): void => {
    const [first, ...others] = early;
    if (first) say(first, others);
    early = [];
  };
  for (const event of events) {
    const telling = tells(event);
    if (telling === "nothing") continue;
    if (early[0]?.seat !== event.seat) sayEarly();
    const last = found.at(-1);
    if (telling === "lead") {
      leading = event;
    } else if (telling === "sentence") {
      say(event, early);
      early = [];
    } else if (last?.event.seat === event.seat && early.length === 0 && !leading) {
      last.gains.push(event);
    } else {
      early.push(event);
    }
  }
  sayEarly();
  return found;
}

/** The lead with which an entry ends, so that the next entry of the same turn is told with it. */
export function leadAfter(
  entry: LogEntry | undefined,
  turn: number,
  tells: Tells,
): GameEvent | null {
  if (entry?.turn !== turn) return null;
  const last = eventsOf(entry).findLast((event) => tells(event) !== "nothing");
  return last && tells(last) === "lead" ? last : null;
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

/** Says what happened at the table and changes no position. */
export function isNote(entry: LogEntry): boolean {
  return !["setup", "move", "undo"].includes(entry.kind);
}

/** The length of the log up to the last entry that is no note. */
export function playedOf(entries: readonly LogEntry[]): number {
  return entries.findLastIndex((entry) => !isNote(entry)) + 1;
}

/** How many entries came after the last one of my own; 0 for those who never moved. What a bot has
 *  played for me is not mine. */
export function sinceMine(entries: readonly LogEntry[], mine: readonly number[]): number {
  const replaced: number[] = []; // seats
  let last = -1;
  entries.forEach((entry, at) => {
    if (entry.kind === "bot") replaced.push(entry.seat);
    if (entry.kind === "back") replaced.splice(replaced.indexOf(entry.seat), 1);
    const isOwn = mine.includes(entry.seat) && !replaced.includes(entry.seat);
    if (isOwn && !isNote(entry)) last = at;
  });
  return last < 0 ? 0 : entries.length - 1 - last;
}

const NOBODY = -1;

/** What was done in one turn, by its player and by those who had to answer. */
export interface ToldTurn {
  readonly type: "turn";
  /** Whose turn it is; -1: what happens to everybody, e.g. at night. */
  readonly seat: number;
  /** As the engine counts them. */
  readonly number: number;
  readonly leads: readonly GameEvent[];
  readonly beats: readonly Beat[];
}

export type LogPart =
  | ToldTurn
  | { readonly type: "divider"; readonly event: GameEvent }
  | { readonly type: "undo"; readonly seat: number }
  | { readonly type: "note"; readonly kind: LogEntry["kind"]; readonly seat: number }
  | { readonly type: "since"; readonly moves: number };

export interface Reading {
  readonly tells: Tells;
  /** Kinds of events that begin a new part. */
  readonly dividers: readonly string[];
  readonly mine: readonly number[];
}

/** Entries that still count, turn by turn. */
export function turnsTold(entries: readonly LogEntry[], reading: Reading): readonly LogPart[] {
  const writer = new Writer(reading);
  entries.forEach((entry, at) => writer.write(entry, entries[at - 1]));
  return writer.parts;
}

class Writer {
  readonly parts: LogPart[] = [];
  private turn: { number: number; leads: GameEvent[]; beats: Beat[] } | null = null;

  constructor(private readonly reading: Reading) {}

  write(entry: LogEntry, before: LogEntry | undefined): void {
    if (entry.kind === "undo") {
      this.parts.push({ type: "undo", seat: entry.seat });
      this.turn = null;
      return;
    }
    if (isNote(entry)) {
      this.parts.push({ type: "note", kind: entry.kind, seat: entry.seat });
      this.turn = null;
      return;
    }
    const { tells, dividers } = this.reading;
    const events = eventsOf(entry);
    let seat = entry.kind === "setup" ? NOBODY : entry.seat;
    if (this.turn?.number !== entry.turn) this.turn = null;
    for (const beat of beatsOf(events, tells, leadAfter(before, entry.turn, tells))) {
      if (dividers.includes(beat.event.kind)) {
        this.parts.push({ type: "divider", event: beat.event });
        this.turn = null;
        seat = NOBODY; // what follows happens to everybody
      } else {
        this.open(seat, entry.turn).beats.push(beat);
      }
    }
    const leads = events.filter((event) => tells(event) === "lead");
    if (leads.length > 0) this.open(seat, entry.turn).leads.push(...leads);
  }

  private open(seat: number, number: number): NonNullable<typeof this.turn> {
    if (this.turn) return this.turn;
    const turn = { type: "turn" as const, seat, number, leads: [], beats: [] };
    this.parts.push(turn);
    this.turn = turn;
    return turn;
  }
}

/** The whole log, with a mark where my own last turn ended. */
export function logParts(entries: readonly LogEntry[], reading: Reading): readonly LogPart[] {
  const stand = standing(entries);
  const moves = sinceMine(stand, reading.mine);
  if (moves === 0) return turnsTold(stand, reading);
  const before = stand.slice(0, -moves);
  const after = stand.slice(-moves);
  return [...turnsTold(before, reading), { type: "since", moves }, ...turnsTold(after, reading)];
}

/** Only what this seat did. */
export function partsOf(seat: number, parts: readonly LogPart[]): readonly LogPart[] {
  return parts.flatMap((part): LogPart[] => {
    if (part.type === "undo" || part.type === "note") return part.seat === seat ? [part] : [];
    if (part.type !== "turn") return [part];
    const beats = part.beats.filter((beat) => beat.event.seat === seat);
    const leads = part.seat === seat ? part.leads : [];
    return beats.length + leads.length > 0 ? [{ ...part, beats, leads }] : [];
  });
}

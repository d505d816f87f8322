/** What happened since one's last turn: one caption for each turn, the ways on the board, and how
 *  every score has changed. */
import type { LogEntry } from "../../lib/api/messages";
import { turnsTold, type Beat, type ToldTurn } from "../../lib/playback/log";
import type { Trail } from "../../lib/table/narration";
import type { Gain, Target } from "../../lib/table/board";
import type { Table } from "../../lib/table/table.svelte";
import { gainsOf, leadsOf, pointsOf, tellingOf, withoutName } from "../log/telling";

/** A turn by its result. */
export interface Recalled {
  readonly seat: number;
  readonly result: string;
  /** By which means. */
  readonly means: string;
  readonly points: Gain | null;
  readonly targets: readonly Target[];
  readonly trail: Trail | null;
}

export interface Standing {
  readonly seat: number;
  readonly points: number;
  readonly change: number;
  readonly reason: string;
}

export interface Recap {
  readonly turns: readonly Recalled[];
  /** Turns that have no caption of their own. */
  readonly more: readonly Recalled[];
  readonly scores: readonly Standing[];
}

/** Of entries that still count; `since` is the turn after which the scores are compared. */
export function recapOf(table: Table, entries: readonly LogEntry[], since: number): Recap {
  const tells = (event: Beat["event"]): ReturnType<typeof tellingOf> => tellingOf(table, event);
  const parts = turnsTold(entries, { tells, dividers: table.board.dividers ?? [], mine: [] });
  const told = parts.flatMap((part) => (part.type === "turn" ? [part] : []));
  const own = told.filter((turn) => turn.beats.some(({ event }) => isOf(turn, event.seat)));
  const { turns, more } = shortened(own);
  return {
    turns: turns.map((turn) => recalled(table, turn)),
    more: more.map((turn) => recalled(table, turn)),
    scores: scoresOf(table, told, since),
  };
}

function isOf({ seat }: ToldTurn, other: number): boolean {
  return seat >= 0 && seat === other;
}

const CAPTIONS = 3;

/** Of more turns than have room, the newest of each rival. */
function shortened(turns: readonly ToldTurn[]): { turns: ToldTurn[]; more: ToldTurn[] } {
  if (turns.length <= CAPTIONS) return { turns: [...turns], more: [] };
  const newest = new Map(turns.map((turn) => [turn.seat, turn]));
  const isNewest = (turn: ToldTurn): boolean => newest.get(turn.seat) === turn;
  return {
    turns: turns.filter(isNewest),
    more: turns.filter((turn) => !isNewest(turn)),
  };
}

function recalled(table: Table, turn: ToldTurn): Recalled {
  const { seat } = turn;
  const own = turn.beats.filter(({ event }) => event.seat === seat);
  const main = own.findLast((beat) => scores(table, beat)) ?? own.at(-1);
  const others = own.filter((beat) => beat !== main).slice(-2);
  const means = [
    leadsOf(table, turn.leads),
    ...others.map(({ event }) => withoutName(table.message(event), table.name(seat))),
  ];
  return {
    seat,
    result: main ? table.message(main.event) : "",
    means: means.filter((words) => words !== "").join(" · "),
    points: pointsOf(table, turn),
    targets: main?.event.targets ?? [],
    trail: trailOf(table, own),
  };
}

function scores(table: Table, { gains }: Beat): boolean {
  return gainsOf(table, gains).some(({ isScore }) => isScore);
}

/** The newest way of these beats from place to place; else the place of the newest. */
function trailOf(table: Table, beats: readonly Beat[]): Trail | null {
  const steps = beats.flatMap(({ event }) => table.board.trail?.(event) ?? []);
  if (steps.length > 0) return steps.reduce(continued);
  const places = beats.at(-1)?.event.targets.slice(-1) ?? [];
  return places.length > 0 ? { places, isLeap: false } : null;
}

/** A step that goes on from where the way before it ended lengthens it; another begins anew. */
function continued(way: Trail, step: Trail): Trail {
  const goesOn = way.places.at(-1) === step.places[0];
  return goesOn ? { ...step, places: [...way.places, ...step.places.slice(1)] } : step;
}

function scoresOf(table: Table, turns: readonly ToldTurn[], since: number): readonly Standing[] {
  const { scores: now, history } = table.position;
  const events = turns.flatMap(({ beats }) =>
    beats.flatMap(({ event, gains }) => [event, ...gains]),
  );
  return table.seats.map(({ seat }) => {
    const points = now[seat] ?? 0;
    const gained = gainsOf(
      table,
      events.filter((event) => event.seat === seat),
    );
    const reason = gained.find(({ isScore }) => isScore)?.reason ?? "";
    return { seat, points, change: points - (history[since]?.[seat] ?? points), reason };
  });
}

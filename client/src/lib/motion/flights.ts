/** Things that fly across the page, from where they were to where they are now. */
import type { BoardTable, GameEvent, Playing } from "../table/board";

export interface Point {
  x: number;
  y: number;
}

export interface Flight<Traveller> {
  id: string;
  traveller: Traveller;
  from: Point;
  to: Point;
  /** Milliseconds. */
  delay: number;
  time: number;
}

/** A flight without its time: where it goes on the page. */
export interface Path<Traveller> {
  traveller: Traveller;
  /** CSS selectors, the first that is on the screen counts. */
  from: readonly string[];
  to: readonly string[];
}

const THING = 520; // milliseconds at normal speed (design, 5)
const STAGGER = 80;
const BEAT = 1100; // a beat of the playback at normal speed
export const SHORTEST = 280;

/** How much quicker than at normal speed a beat is played. */
export function paceOf(playing: Playing): number {
  return Math.min(1, playing.time / BEAT) || 1;
}

/** One flight after another, along the paths whose ends are on the screen. */
export function flightsAlong<Traveller>(
  paths: readonly Path<Traveller>[],
  playing: Playing,
): Flight<Traveller>[] {
  const pace = paceOf(playing);
  return paths.flatMap(({ traveller, from, to }, index) => {
    const [start, end] = [firstShown(from), firstShown(to)];
    if (!start || !end) return [];
    return [
      {
        id: `${playing.key}-${index}`,
        traveller,
        from: start,
        to: end,
        delay: pace * STAGGER * index,
        time: Math.max(SHORTEST, pace * THING),
      },
    ];
  });
}

/** The flights of one beat, from what each event moves: the thing itself, then the gains. */
export function flightsBy<Traveller>(
  pathsOf: (table: BoardTable, event: GameEvent) => readonly Path<Traveller>[],
): (table: BoardTable, playing: Playing) => Flight<Traveller>[] {
  return (table, playing) => {
    const events = [playing.event, ...playing.gains];
    return flightsAlong(
      events.flatMap((event) => pathsOf(table, event)),
      playing,
    );
  };
}

export function anchor(name: string): string {
  return `[data-anchor="${name}"]`;
}

export function target(name: string): string {
  return `[data-target="${name}"]`;
}

export function panel(seat: number): string {
  return anchor(`panel-${seat}`);
}

/** The middle of the first of these that is on the screen. */
export function firstShown(selectors: readonly string[]): Point | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

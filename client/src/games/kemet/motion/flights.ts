/** What moves when an event is played back: from where it was to where it is now. */

import type { BoardTable, GameEvent, Playing } from "../../../lib/table/board";
import { pyramidsOf, printedOf, tileOf, viewOf } from "../position";
import type { Colour } from "../view";

export type Traveller =
  | { type: "troop"; seat: number; units: number; creature: string | null }
  | { type: "pyramid"; colour: Colour; level: number }
  | { type: "tile"; colour: Colour; tile: string }
  | { type: "back" }
  | { type: "glyph"; icon: string };

export interface Point {
  x: number;
  y: number;
}

export interface Flight {
  id: string;
  traveller: Traveller;
  from: Point;
  to: Point;
  /** Milliseconds. */
  delay: number;
  time: number;
}

/** A flight without its time: where it goes on the page. */
export interface Path {
  traveller: Traveller;
  /** CSS selectors, the first that is on the screen counts. */
  from: readonly string[];
  to: readonly string[];
}

const THING = 620; // milliseconds at normal speed: troops march
const STAGGER = 80;
const BEAT = 1100; // a beat of the playback at normal speed

/** The flights of one beat: the thing itself, then the gains. */
export function flightsOf(table: BoardTable, playing: Playing): Flight[] {
  const pace = Math.min(1, playing.time / BEAT) || 1;
  const paths = [playing.event, ...playing.gains].flatMap((event) => pathsOf(table, event));
  return paths.flatMap(({ traveller, from, to }, index) => {
    const [start, end] = [place(from), place(to)];
    if (!start || !end) return [];
    return [
      {
        id: `${playing.key}-${index}`,
        traveller,
        from: start,
        to: end,
        delay: pace * STAGGER * index,
        time: Math.max(280, pace * THING),
      },
    ];
  });
}

/** What an event moves, as selectors. */
export function pathsOf(table: BoardTable, event: GameEvent): Path[] {
  const { kind, data, seat } = event;
  const home = [panel(seat)];
  const area = String(data.area);
  const creature = typeof data.creature === "string" ? data.creature : null;
  const troop = (units = Number(data.units), along = creature): Traveller => ({
    type: "troop",
    seat,
    units,
    creature: along,
  });
  switch (kind) {
    case "moved":
    case "escaped":
    case "retreated":
      return [{ traveller: troop(), from: [spot(data.from)], to: [spot(data.to)] }];
    case "units_placed":
      return [{ traveller: troop(), from: home, to: [spot(area)] }];
    case "recalled":
    case "sacrificed":
      return [{ traveller: troop(), from: [spot(area)], to: home }];
    case "casualties":
      return Number(data.lost) > 0
        ? [{ traveller: troop(Number(data.lost), null), from: [spot(area)], to: home }]
        : [];
    case "units_set":
      return Object.entries(data.units as Record<string, number>)
        .filter(([, units]) => units > 0)
        .map(([district, units]) => ({
          traveller: troop(units, null),
          from: home,
          to: [spot(district)],
        }));
    case "pyramid_placed":
      return [
        {
          traveller: {
            type: "pyramid",
            colour: data.colour as Colour,
            level: Number(data.level),
          },
          from: home,
          to: [spot(area)],
        },
      ];
    case "raised": {
      const owner = Number(data.owner);
      const pyramid = pyramidsOf(viewOf(table), owner).find((one) => one.colour === data.colour);
      if (!pyramid?.area) return [];
      return [
        {
          traveller: { type: "pyramid", colour: pyramid.colour, level: Number(data.to) },
          from: home,
          to: [anchor(`pyramid-${owner}-${pyramid.colour}`), spot(pyramid.area)],
        },
      ];
    }
    case "bought": {
      const tile = String(data.tile);
      const { colour } = tileOf(printedOf(table), tile);
      return [
        {
          traveller: { type: "tile", colour, tile },
          from: [target(`tile:${tile}`), anchor("tiles")],
          to: home,
        },
      ];
    }
    case "creature_placed":
      return [{ traveller: troop(0), from: home, to: [spot(area)] }];
    case "di_drawn":
      return Array.from({ length: Number(data.number) }, () => ({
        traveller: { type: "back" } as const,
        from: [anchor("pile")],
        to: home,
      }));
    case "card_played":
      return [{ traveller: { type: "back" }, from: home, to: [anchor("pile")] }];
    case "struck":
      return [{ traveller: { type: "glyph", icon: "damage" }, from: home, to: [spot(area)] }];
    default:
      return [];
  }
}

function panel(seat: number): string {
  return anchor(`panel-${seat}`);
}

function spot(area: unknown): string {
  return `[data-spot="${String(area)}"]`;
}

function anchor(name: string): string {
  return `[data-anchor="${name}"]`;
}

function target(name: string): string {
  return `[data-target="${name}"]`;
}

function place(selectors: readonly string[]): Point | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

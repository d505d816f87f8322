/** What moves when an event is played back: from where it was to where it is now. */

import type { BoardTable, GameEvent, Playing } from "../../../lib/table/board";
import { cardOf, printedOf, shownSeat } from "../position";

export type Traveller =
  | { type: "ship"; seat: number }
  | { type: "stone"; seat: number }
  | { type: "card"; id: string }
  | { type: "back" }
  | { type: "token"; what: string };

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

const THING = 520; // milliseconds at normal speed (design, 5)
const STAGGER = 80;
const BEAT = 1100; // a beat of the playback at normal speed
const MOST = 5; // tokens of one gain that fly

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
  const { kind, data, seat, targets } = event;
  const home = (name: string): string[] => homeOf(table, seat, name);
  const track = [target("track:stone_market")];
  switch (kind) {
    case "ship":
      return [{ traveller: { type: "ship", seat }, from: [panel(seat)], to: shipTargets(targets) }];
    case "card_taken":
      return [
        {
          traveller: { type: "card", id: String(data.card) },
          from: [target(`space:${String(data.space)}`)],
          to: home(isLand(table, String(data.card)) ? "fields" : "cards"),
        },
      ];
    case "stone_laid":
      return [
        { traveller: { type: "stone", seat }, from: home("stones"), to: targets.map(target) },
      ];
    case "stones":
      return several(data.amount, (): Path => ({
        traveller: { type: "token", what: "stones" },
        from: track,
        to: home("stones"),
      }));
    case "points": {
      const from = ORIGINS[String(data.part)];
      return several(data.amount, (): Path => ({
        traveller: { type: "token", what: "points" },
        from: from ? [target(from)] : [panel(seat)],
        to: [target(`seat:${seat}`), panel(seat)],
      }));
    }
    case "sphinx_drawn":
      return several(data.number, (): Path => ({
        traveller: { type: "back" },
        from: [target("sphinx_deck")],
        to: home("sphinx"),
      }));
    default:
      return [];
  }
}

/** Where points come from, by the part of the score. */
const ORIGINS: Record<string, string> = {
  obelisk_graves: "obelisk:1",
  temple_pyramid: "temple:temple_top",
  pyramid_rows: "pyramid:pyramid_r3_c2",
  sphinx_returned: "sphinx_deck",
  grain_market: "track:grain_market",
};

/** A field or a quarry: it lies apart from the other cards. */
function isLand(table: BoardTable, card: string): boolean {
  const { category } = cardOf(printedOf(table), card);
  return category === "field" || category === "quarry";
}

/** The ship space first: the space of the whole site is not where the ship lies. */
function shipTargets(targets: readonly string[]): string[] {
  const berths = targets.filter((one) => one.startsWith("site_space:"));
  return [...berths, ...targets.filter((one) => one.startsWith("space:"))].map(target);
}

function several(amount: unknown, path: () => Path): Path[] {
  return Array.from({ length: Math.min(Math.max(Number(amount) || 0, 0), MOST) }, path);
}

/** Where a seat keeps something: on its player board if that is on show, else in its panel. */
function homeOf(table: BoardTable, seat: number, name: string): string[] {
  return shownSeat(table) === seat ? [anchor(name), panel(seat)] : [panel(seat)];
}

function panel(seat: number): string {
  return anchor(`panel-${seat}`);
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

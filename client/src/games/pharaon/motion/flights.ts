/** What moves when an event is played back: from where it was to where it is now. */

import type { BoardTable, GameEvent, Playing } from "../../../lib/table/board";
import { paidBy, tokensOf } from "../events";
import { isOffering } from "../pieces/glyphs";
import { shownSeat, viewOf } from "../position";
import { TRAITOR } from "../view";

export type Traveller =
  | { type: "unit"; unit: string }
  | { type: "man"; seat: number; cube: boolean }
  | { type: "card"; of: "noble" | "artisan" }
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

const THING = 520; // milliseconds at normal speed (design, 5)
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
  const { data } = event;
  const seat = event.seat < 0 ? TRAITOR : event.seat; // in a solo game nobody else does such things
  const hall = holding(table, seat);
  const man = (cube = false): Traveller => ({ type: "man", seat, cube });
  switch (event.kind) {
    case "paid": {
      const { access, units } = paidBy(event);
      const paths = units.map((unit) => move(unit, hall(unit), origin(unit)));
      if (access)
        paths.unshift(move(access, hall(access), [target(`wheel:${String(data.position)}`)]));
      return paths;
    }
    case "gained": {
      const unit = String(data.resource);
      const amount = Math.min(Number(data.amount), 5);
      return Array.from({ length: amount }, () => move(unit, origin(unit), hall(unit)));
    }
    case "set_taken":
      return tokensOf(event).map((unit) =>
        move(unit, [target(`set:${String(data.number)}`), section("offerings")], hall(unit)),
      );
    case "offering_taken": {
      const unit = String(data.token);
      const from = data.source === "bonus" ? target(`bonus:${String(data.number)}`) : target("bag");
      return [move(unit, [from, section("offerings")], hall(unit))];
    }
    case "noble_taken":
    case "artisan_taken": {
      const of = event.kind === "noble_taken" ? "noble" : "artisan";
      const slot =
        data.source === "deck" ? target(`${of}_deck`) : anchor(`${of}-${String(data.slot)}`);
      const to = [...shown(table, seat, `hall-${of}s`), panel(seat)];
      return [{ traveller: { type: "card", of }, from: [slot], to }];
    }
    case "advanced":
      return [
        {
          traveller: man(),
          from: [panel(seat)],
          to: [target(`track:${String(data.track)}`)],
        },
      ];
    case "stage_built":
      return [
        {
          traveller: man(true),
          from: [panel(seat)],
          to: [target(`stage:${String(data.stage)}`)],
        },
      ];
    case "passed":
      return [{ traveller: man(), from: [anchor("rounds")], to: [space(data.row, 0)] }];
    case "moved":
      return [
        {
          traveller: man(),
          from: [space(data.row, Number(data.index) - 1)],
          to: [space(data.row, data.index)],
        },
      ];
    case "jar_taken":
      return [{ traveller: { type: "glyph", icon: "urn" }, from: [anchor("jars")], to: hall("") }];
    case "jar_revealed":
      return [
        { traveller: { type: "glyph", icon: "urn" }, from: [anchor("jar-stack")], to: hall("") },
      ];
    case "first_player":
      return [
        {
          traveller: { type: "glyph", icon: "first" },
          from: [anchor("pyramid")],
          to: [panel(seat)],
        },
      ];
    case "pharaoh":
      return [
        {
          traveller: { type: "glyph", icon: "crown" },
          from: [anchor("ring")],
          to: [panel(seat)],
        },
      ];
    case "traitor_tile": {
      const to = `[data-space="${String(data.tile)}-${Number(data.space) - 1}"]`;
      return [move(String(data.resource), [anchor("traitor-stack")], [to])];
    }
    case "traitor_wheel": {
      const facing = viewOf(table).ring.find((one) => one.sector === data.resource);
      const to = [target(`wheel:${facing?.position ?? 0}`)];
      return [move(String(data.resource), [anchor("traitor-stack")], to)];
    }
    default:
      return [];
  }
}

function move(unit: string, from: readonly string[], to: readonly string[]): Path {
  return { traveller: { type: "unit", unit }, from, to };
}

/** Where a seat keeps a unit: in its hall or in the strip of a phone if that is on show. */
function holding(table: BoardTable, seat: number): (unit: string) => string[] {
  return (unit) => [
    ...shown(table, seat, isOffering(unit) ? "hall-offerings" : `hall-${unit}`),
    ...shown(table, seat, `strip-${unit}`),
    ...shown(table, seat, "hall"),
    panel(seat),
  ];
}

function shown(table: BoardTable, seat: number, name: string): string[] {
  return shownSeat(table) === seat ? [anchor(name)] : [];
}

/** Where a unit comes from and goes back to. */
function origin(unit: string): string[] {
  return isOffering(unit)
    ? [target("bag"), section("offerings")]
    : [anchor(`supply-${unit}`), anchor("ring")];
}

function panel(seat: number): string {
  return anchor(seat === TRAITOR ? "rival-traitor" : `panel-${seat}`);
}

function section(name: string): string {
  return target(`section:${name}`);
}

function anchor(name: string): string {
  return `[data-anchor="${name}"]`;
}

function target(name: string): string {
  return `[data-target="${name}"]`;
}

function space(row: unknown, index: unknown): string {
  return `[data-space="${String(row)}-${String(index)}"]`;
}

function place(selectors: readonly string[]): Point | null {
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

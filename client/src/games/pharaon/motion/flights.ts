/** What moves when an event is played back: from where it was to where it is now. */

import { shownSeat } from "../../../lib/board/lookup";
import { anchor, flightsBy, panel, target, type Path } from "../../../lib/motion/flights";
import type { BoardTable, GameEvent } from "../../../lib/table/board";
import { paidBy, tokensOf } from "../events";
import { isOffering } from "../pieces/glyphs";
import { viewOf } from "../position";
import { TRAITOR } from "../view";

export type Traveller =
  | { type: "unit"; unit: string }
  | { type: "man"; seat: number; cube: boolean }
  | { type: "card"; of: "noble" | "artisan" }
  | { type: "glyph"; icon: string };

export const flightsOf = flightsBy(pathsOf);

/** What an event moves, as selectors. */
export function pathsOf(table: BoardTable, event: GameEvent): Path<Traveller>[] {
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
      const to = [...shown(table, seat, `hall-${of}s`), panelOrRival(seat)];
      return [{ traveller: { type: "card", of }, from: [slot], to }];
    }
    case "advanced":
      return [
        {
          traveller: man(),
          from: [panelOrRival(seat)],
          to: [target(`track:${String(data.track)}`)],
        },
      ];
    case "stage_built":
      return [
        {
          traveller: man(true),
          from: [panelOrRival(seat)],
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
          to: [panelOrRival(seat)],
        },
      ];
    case "pharaoh":
      return [
        {
          traveller: { type: "glyph", icon: "crown" },
          from: [anchor("ring")],
          to: [panelOrRival(seat)],
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

function move(unit: string, from: readonly string[], to: readonly string[]): Path<Traveller> {
  return { traveller: { type: "unit", unit }, from, to };
}

/** Where a seat keeps a unit: in its hall or in the strip of a phone if that is on show. */
function holding(table: BoardTable, seat: number): (unit: string) => string[] {
  return (unit) => [
    ...shown(table, seat, isOffering(unit) ? "hall-offerings" : `hall-${unit}`),
    ...shown(table, seat, `strip-${unit}`),
    ...shown(table, seat, "hall"),
    panelOrRival(seat),
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

function panelOrRival(seat: number): string {
  return seat === TRAITOR ? anchor("rival-traitor") : panel(seat);
}

function section(name: string): string {
  return target(`section:${name}`);
}

function space(row: unknown, index: unknown): string {
  return `[data-space="${String(row)}-${String(index)}"]`;
}

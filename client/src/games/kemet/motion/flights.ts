/** What moves when an event is played back: from where it was to where it is now. */

import { anchor, flightsBy, panel, target, type Path } from "../../../lib/motion/flights";
import type { BoardTable, GameEvent } from "../../../lib/table/board";
import { pyramidsOf, printedOf, tileOf, viewOf } from "../position";
import type { Colour } from "../view.types";

export type Traveller =
  | { type: "troop"; seat: number; units: number; creature: string | null }
  | { type: "pyramid"; colour: Colour; level: number }
  | { type: "tile"; colour: Colour; tile: string }
  | { type: "back" }
  | { type: "glyph"; icon: string };

export const flightsOf = flightsBy(pathsOf);

/** What an event moves, as selectors. */
export function pathsOf(table: BoardTable, event: GameEvent): Path<Traveller>[] {
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

function spot(area: unknown): string {
  return `[data-spot="${String(area)}"]`;
}

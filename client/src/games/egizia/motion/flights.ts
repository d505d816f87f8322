/** What moves when an event is played back: from where it was to where it is now. */

import { shownSeat } from "../../../lib/board/lookup";
import { anchor, flightsBy, panel, target, type Path } from "../../../lib/motion/flights";
import type { BoardTable, GameEvent } from "../../../lib/table/board";
import { cardOf, printedOf } from "../position";

export type Traveller =
  | { type: "ship"; seat: number }
  | { type: "stone"; seat: number }
  | { type: "card"; id: string }
  | { type: "back" }
  | { type: "token"; what: string };

const MOST = 5; // tokens of one gain that fly

export const flightsOf = flightsBy(pathsOf);

/** What an event moves, as selectors. */
export function pathsOf(table: BoardTable, event: GameEvent): Path<Traveller>[] {
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
      return several(data.amount, (): Path<Traveller> => ({
        traveller: { type: "token", what: "stones" },
        from: track,
        to: home("stones"),
      }));
    case "points": {
      const from = ORIGINS[String(data.part)];
      return several(data.amount, (): Path<Traveller> => ({
        traveller: { type: "token", what: "points" },
        from: from ? [target(from)] : [panel(seat)],
        to: [target(`seat:${seat}`), panel(seat)],
      }));
    }
    case "sphinx_drawn":
      return several(data.number, (): Path<Traveller> => ({
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

function several(amount: unknown, path: () => Path<Traveller>): Path<Traveller>[] {
  return Array.from({ length: Math.min(Math.max(Number(amount) || 0, 0), MOST) }, path);
}

/** Where a seat keeps something: on its player board if that is on show, else in its panel. */
function homeOf(table: BoardTable, seat: number, name: string): string[] {
  return shownSeat(table) === seat ? [anchor(name), panel(seat)] : [panel(seat)];
}

/** Which pieces stand where, and what the candidate would change of them. */

import { byId, seatOf } from "../../../lib/board/lookup";
import type { BoardTable, Choice } from "../../../lib/table/board";
import { named, numberOf, spreadOf } from "../choosing";
import { dataOf, printedOf, viewOf } from "../position";
import type { Colour, PyramidView, Troop } from "../view.types";
import { sideOf, sitePoint, troopPoint, type Point } from "./geometry";

export interface PlacedTroop extends Troop {
  key: string;
  area: string;
  point: Point;
  /** Units that the candidate adds. */
  more: number;
  /** Only the candidate puts it there. */
  isGhost: boolean;
}

export interface PlacedPyramid {
  key: string;
  seat: number;
  colour: Colour;
  level: number;
  area: string;
  point: Point;
  controller: number | null;
  isGhost: boolean;
}

const APART = 21; // pixels: two troops that fight stand beside each other

/** Units that the candidate adds, by area. */
function added(table: BoardTable, choice: Choice | null): ReadonlyMap<string, number> {
  if (choice?.kind === "put") {
    return new Map([[named(choice, "area"), numberOf(choice, "units")]]);
  }
  if (choice?.kind === "spread") {
    const { city } = seatOf(viewOf(table), table.toMove);
    const districts = city ? byId(printedOf(table).cities, city).districts : [];
    const units = spreadOf(choice);
    return new Map(districts.map((district, index) => [district, units[index] ?? 0]));
  }
  return new Map();
}

export function troopsOf(table: BoardTable): PlacedTroop[] {
  const view = viewOf(table);
  const { areas } = sideOf(view.side);
  const more = added(table, table.candidate);
  const mover = table.toMove;
  return view.areas.flatMap(({ area, troops }) => {
    const drawn = areas[area];
    if (!drawn) return [];
    const point = troopPoint(drawn);
    const extra = more.get(area) ?? 0;
    const hasOwn = troops.some(({ seat }) => seat === mover);
    const ghost: Troop = { seat: mover, units: extra, creature: null };
    const standing = extra > 0 && !hasOwn ? [...troops, ghost] : troops;
    return standing.map((troop, index): PlacedTroop => {
      const aside = standing.length > 1 ? (index === 0 ? -APART : APART) : 0;
      const isGhost = troop === ghost;
      return {
        ...troop,
        key: `${area}-${troop.seat}`,
        area,
        point: [point[0] + aside, point[1]],
        more: troop.seat === mover && !isGhost ? extra : 0,
        isGhost,
      };
    });
  });
}

export function pyramidsOn(table: BoardTable): PlacedPyramid[] {
  const view = viewOf(table);
  const { areas } = sideOf(view.side);
  const candidate = table.candidate;
  const placed = view.pyramids.flatMap((pyramid): PlacedPyramid[] => {
    const drawn = pyramid.area === null ? undefined : areas[pyramid.area];
    if (!drawn || pyramid.area === null) return [];
    return [
      {
        key: `${pyramid.seat}-${pyramid.colour}`,
        seat: pyramid.seat,
        colour: pyramid.colour,
        level: raised(candidate, pyramid) ?? pyramid.level,
        area: pyramid.area,
        point: footOf(sitePoint(drawn)),
        controller: pyramid.controller,
        isGhost: false,
      },
    ];
  });
  if (candidate?.kind !== "place") return placed;
  const area = named(candidate, "area");
  const colour = named(candidate, "pyramid") as Colour;
  const drawn = areas[area];
  const own = view.pyramids.find((one) => one.seat === table.toMove && one.colour === colour);
  if (!drawn) return placed;
  return [
    ...placed,
    {
      key: "ghost",
      seat: table.toMove,
      colour,
      level: own?.level ?? 0,
      area,
      point: footOf(sitePoint(drawn)),
      controller: table.toMove,
      isGhost: true,
    },
  ];
}

function footOf([x, y]: Point): Point {
  return [x, y + 16];
}

/** The level that the candidate gives a pyramid on the board. */
function raised(candidate: Choice | null, { area }: PyramidView): number | null {
  return candidate && named(candidate, "area") === area ? (dataOf(candidate).level ?? null) : null;
}

/** Who goes where if the candidate is played: for the arrow. */
export function pathOf(table: BoardTable): { from: string; to: string } | null {
  const view = viewOf(table);
  const { candidate } = table;
  if (!candidate) return null;
  const here = view.move?.at ?? null;
  switch (candidate.kind) {
    case "step":
    case "teleport":
      return here ? { from: here, to: named(candidate, "area") } : null;
    case "take":
      return here && view.move?.target ? { from: here, to: view.move.target } : null;
    case "drive":
    case "flee":
      return view.battle ? { from: view.battle.area, to: named(candidate, "area") } : null;
    default:
      return null;
  }
}

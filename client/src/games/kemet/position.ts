/** The table's plain data as Kemet's own types, and what is printed by its id. */

import { byId, shownSeat } from "../../lib/board/lookup";
import type { BoardTable } from "../../lib/table/board";
import type {
  AreaView,
  KemetView,
  Printed,
  PrintedTile,
  PyramidView,
  Secret,
  SideView,
} from "./view";

export function viewOf(table: BoardTable): KemetView {
  return table.public as unknown as KemetView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

export function secretOf(table: BoardTable): Secret {
  return table.private;
}

/** The things on show belong to whoever is asked: there the cards to click lie. */
export function isAsked(table: BoardTable): boolean {
  return shownSeat(table) === table.toMove && table.choices.length > 0;
}

export function areaOf(view: KemetView, area: string): AreaView | undefined {
  return view.areas.find((one) => one.area === area);
}

export function pyramidAt(view: KemetView, area: string): PyramidView | undefined {
  return view.pyramids.find((pyramid) => pyramid.area === area);
}

export function pyramidsOf(view: KemetView, seat: number): PyramidView[] {
  return view.pyramids.filter((pyramid) => pyramid.seat === seat);
}

/** Who lives in a city; null while nobody has taken it. */
export function ownerOf(view: KemetView, city: string): number | null {
  const seat = view.seats.findIndex((one) => one.city === city);
  return seat < 0 ? null : seat;
}

export function sideOf(view: KemetView, seat: number): SideView | null {
  const { battle } = view;
  if (!battle) return null;
  return [battle.attacker, battle.defender].find((side) => side.seat === seat) ?? null;
}

/** Who owns a tile; null: nobody yet. */
export function buyerOf(view: KemetView, tile: string): number | null {
  const seat = view.seats.findIndex(({ tiles }) => tiles.includes(tile));
  return seat < 0 ? null : seat;
}

export function tileOf(printed: Printed, id: string): PrintedTile {
  return byId(printed.power_tiles, id);
}

/** The highest level of a colour that a seat controls: what it may buy. */
export function reachOf(view: KemetView, seat: number, colour: string): number {
  const levels = view.pyramids
    .filter((one) => one.colour === colour && one.area !== null && one.controller === seat)
    .map(({ level }) => level);
  return Math.max(0, ...levels);
}

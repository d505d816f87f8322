/** The table's plain data as Kemet's own types, and what is printed by its id. */

import { byId, shownSeat } from "../../lib/board/lookup";
import type { BoardTable, Choice } from "../../lib/table/board";
import type { Printed, PrintedTile } from "./printed";
import type {
  AreaView,
  ChoiceData,
  Clash,
  PublicView,
  PyramidView,
  PrivateView,
  SideView,
} from "./view.types";

export function viewOf(table: BoardTable): PublicView {
  return table.public as unknown as PublicView;
}

/** The position as the candidate would leave it. */
export function previewOf(table: BoardTable): PublicView {
  return table.preview.public as unknown as PublicView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

export function secretOf(table: BoardTable): PrivateView {
  return table.private;
}

/** The things on show belong to whoever is asked: there the cards to click lie. */
export function isAsked(table: BoardTable): boolean {
  return shownSeat(table) === table.toMove && table.choices.length > 0;
}

export function areaOf(view: PublicView, area: string): AreaView | undefined {
  return view.areas.find((one) => one.area === area);
}

export function pyramidAt(view: PublicView, area: string): PyramidView | undefined {
  return view.pyramids.find((pyramid) => pyramid.area === area);
}

export function pyramidsOf(view: PublicView, seat: number): PyramidView[] {
  return view.pyramids.filter((pyramid) => pyramid.seat === seat);
}

/** Who lives in a city; null while nobody has taken it. */
export function ownerOf(view: PublicView, city: string): number | null {
  const seat = view.seats.findIndex((one) => one.city === city);
  return seat < 0 ? null : seat;
}

export function sideOf(view: PublicView, seat: number): SideView | null {
  const { battle } = view;
  if (!battle) return null;
  return [battle.attacker, battle.defender].find((side) => side.seat === seat) ?? null;
}

/** Who owns a tile; null: nobody yet. */
export function buyerOf(view: PublicView, tile: string): number | null {
  const seat = view.seats.findIndex(({ tiles }) => tiles.includes(tile));
  return seat < 0 ? null : seat;
}

export function tileOf(printed: Printed, id: string): PrintedTile {
  return byId(printed.power_tiles, id);
}

/** What a choice costs or leads to, as the engine says. */
export function dataOf(choice: Choice | null): ChoiceData {
  return choice?.data ?? {};
}

/** The attack that the candidate leads to; null if it is none. */
export function clashOf(table: BoardTable): Clash | null {
  return dataOf(table.candidate).clash ?? null;
}

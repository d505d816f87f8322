/** The map as the data draws it: in units of 1/100 of the board, here in pixels. */

import { present } from "../../../lib/present";
import drawn from "../board.json";

export type Point = readonly [number, number];

export interface Drawn {
  /** Where a troop stands. */
  readonly x: number;
  readonly y: number;
  /** Where a pyramid, a temple or an obelisk stands; empty: nothing is built there. */
  readonly site: readonly number[];
  readonly polygon: readonly (readonly number[])[];
  readonly hole: readonly (readonly number[])[];
}

export interface Harbour {
  readonly a: string;
  readonly b: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export interface Side {
  readonly areas: Readonly<Record<string, Drawn>>;
  readonly harbours: readonly Harbour[];
}

/** Pixels of one unit. */
export const UNIT = 8;

const SIDES = drawn.sides as unknown as Readonly<Record<string, Side>>;
const CITIES = drawn.cities as unknown as Readonly<Record<string, readonly (readonly number[])[]>>;
const VIEWS = drawn.views as unknown as Readonly<Record<string, readonly number[]>>;
const SPACES = drawn.spaces as unknown as Readonly<Record<string, readonly number[]>>;

export function sideOf(side: string): Side {
  const found = SIDES[side];
  if (!found) throw new Error(`no side of the board is called ${side}`);
  return found;
}

export function areaOn(side: Side, area: string): Drawn {
  return present(side.areas[area], `area ${area} on this side of the board`);
}

/** The part of the board that is used with so many seats, in pixels. */
export function viewBoxOf(seats: number): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const [x = 0, y = 0, width = drawn.width, height = drawn.height] = VIEWS[seats] ?? [];
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

/** A point of the data in pixels. */
export function at([x = 0, y = 0]: readonly number[]): Point {
  return [x * UNIT, y * UNIT];
}

export function troopPoint(area: Drawn): Point {
  return at([area.x, area.y]);
}

/** Where something is built; of an area with nothing on it, where its troop stands. */
export function sitePoint(area: Drawn): Point {
  return area.site.length === 2 ? at(area.site) : troopPoint(area);
}

function ring(points: readonly (readonly number[])[]): string {
  if (points.length === 0) return "";
  return `M${points.map((point) => at(point).join(" ")).join("L")}Z`;
}

/** The outline of an area, with the city inside it cut out. */
export function outline(area: Drawn): string {
  return ring(area.polygon) + ring(area.hole);
}

export function wall(city: string): string {
  return ring(CITIES[city] ?? []);
}

/** The corners of a city's wall. */
export function cityRing(city: string): Point[] {
  return (CITIES[city] ?? []).map(at);
}

/** The middle of a city. */
export function cityMiddle(city: string): Point {
  const points = cityRing(city);
  const sum = points.reduce<Point>(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A bow from one point to another, a little lifted, that ends `short` pixels before its goal. */
export function bow([x, y]: Point, [toX, toY]: Point, short = 0): string {
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(60, length / 4);
  const side = dx < 0 ? 1 : -1; // always upwards
  const [middleX, middleY] = [
    (x + toX) / 2 - (side * dy * lift) / length,
    (y + toY) / 2 + (side * dx * lift) / length,
  ];
  const [backX, backY] = [toX - middleX, toY - middleY];
  const back = Math.hypot(backX, backY) || 1;
  const end = [toX - (backX * short) / back, toY - (backY * short) / back];
  const round = (value: number): string => value.toFixed(1);
  return `M${round(x)} ${round(y)}Q${round(middleX)} ${round(middleY)} ${end.map(round).join(" ")}`;
}

/** Where an action space lies on the pyramid of actions, in hundredths of its box. */
export function spacePoint(space: string): Point {
  const [x = 50, y = 50] = SPACES[space] ?? [];
  return [x, y];
}

/** Lakes and fields: squares that touch become one shape, and its outline a hand-drawn shore. */

import { SIDES, SQUARE, step, type Spot } from "./geometry";

/** A corner or a point of an outline, in squares. */
export type Point = readonly [x: number, y: number];

/** The squares with this mark, in groups that touch along a side. */
export function regions(map: readonly string[], mark: string): Spot[][] {
  const found: Spot[][] = [];
  const seen = new Set<string>();
  for (const [row, marks] of map.entries()) {
    for (let column = 0; column < marks.length; column++) {
      const region = flood(map, mark, [column, row], seen);
      if (region.length > 0) found.push(region);
    }
  }
  return found;
}

function flood(map: readonly string[], mark: string, start: Spot, seen: Set<string>): Spot[] {
  const region: Spot[] = [];
  const waiting: Spot[] = [start];
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    const [column, row] = spot;
    if (map[row]?.charAt(column) !== mark || seen.has(`${column},${row}`)) continue;
    seen.add(`${column},${row}`);
    region.push(spot);
    for (const side of SIDES) waiting.push(step(spot, side));
  }
  return region;
}

/**
 * The outlines of a region as corners on the grid, the outer one clockwise, holes the other way.
 * Every corner is a turn: straight runs are one edge.
 */
export function outlines(region: readonly Spot[]): Point[][] {
  const edges = boundary(region);
  const loops: Point[][] = [];
  for (;;) {
    const first = edges.keys().next().value;
    if (first === undefined) return loops;
    loops.push(withoutStraight(follow(edges, first)));
  }
}

interface Edge {
  from: Point;
  to: Point;
}

/** The sides of squares beyond which the region ends, each with the region on its right hand. */
function boundary(region: readonly Spot[]): Map<string, Edge[]> {
  const inside = new Set(region.map(([column, row]) => `${column},${row}`));
  const edges = new Map<string, Edge[]>();
  const corners: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  for (const spot of region) {
    for (const [side, direction] of SIDES.entries()) {
      const [column, row] = step(spot, direction);
      if (inside.has(`${column},${row}`)) continue;
      const from = plus(spot, corners[side] ?? [0, 0]);
      const to = plus(spot, corners[(side + 1) % 4] ?? [0, 0]);
      const key = from.join();
      edges.set(key, [...(edges.get(key) ?? []), { from, to }]);
    }
  }
  return edges;
}

/** Takes one closed loop out of the edges. Where two squares meet at a corner only, it turns right
 *  and stays with the square it came along. */
function follow(edges: Map<string, Edge[]>, start: string): Point[] {
  const loop: Point[] = [];
  let key = start;
  let heading: Point = [0, 0];
  do {
    const open = edges.get(key) ?? [];
    const edge = open.find(({ from, to }) => isRightTurn(heading, minus(to, from))) ?? open[0];
    if (!edge) throw new Error(`the outline breaks at ${key}`);
    const rest = open.filter((other) => other !== edge);
    if (rest.length > 0) edges.set(key, rest);
    else edges.delete(key);
    loop.push(edge.from);
    heading = minus(edge.to, edge.from);
    key = edge.to.join();
  } while (key !== start);
  return loop;
}

function withoutStraight(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = minus(point, around(loop, index - 1));
    const after = minus(around(loop, index + 1), point);
    return before[0] * after[1] - before[1] * after[0] !== 0;
  });
}

/** A closed path with rounded corners and slightly wavering sides, drawn `inset` units inside. */
export function shorePath(region: readonly Spot[], inset: number, round = 13, waver = 1.6): string {
  return outlines(region)
    .map((loop) => softLoop(insetLoop(loop, inset / SQUARE), round / SQUARE, waver / SQUARE))
    .join(" ");
}

/** Each edge moved to its right hand, the inside; the corners where the moved edges meet. */
function insetLoop(loop: readonly Point[], distance: number): Point[] {
  return loop.map((point, index) => {
    const before = unit(minus(point, around(loop, index - 1)));
    const after = unit(minus(around(loop, index + 1), point));
    return [
      point[0] - (before[1] + after[1]) * distance,
      point[1] + (before[0] + after[0]) * distance,
    ];
  });
}

function softLoop(loop: readonly Point[], round: number, waver: number): string {
  const parts: string[] = [];
  for (const [index, corner] of loop.entries()) {
    const next = around(loop, index + 1);
    const along = unit(minus(next, corner));
    const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
    const start = plus(corner, scaled(along, round));
    const end = plus(corner, scaled(along, length - round));
    if (index === 0) parts.push(`M${shown(start)}`);
    parts.push(wavering(start, end, along, waver));
    const turned = around(loop, index + 2);
    const away = unit(minus(turned, next));
    parts.push(`Q${shown(next)} ${shown(plus(next, scaled(away, round)))}`);
  }
  return `${parts.join("")}Z`;
}

/** A side as smooth curves, about three for two squares, pushed in or out a little. */
function wavering(start: Point, end: Point, along: Point, waver: number): string {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const pieces = Math.max(1, Math.round(length * 1.6));
  const across: Point = [-along[1], along[0]];
  const bends: Point[] = [];
  for (let piece = 0; piece < pieces; piece++) {
    const push = 2 * waver * scatter(start[0] + end[0] * 3 + piece, start[1] * 5 + end[1]);
    const on = plus(start, scaled(along, (length * (piece + 0.5)) / pieces));
    bends.push(plus(on, scaled(across, push)));
  }
  return bends
    .map((bend, index) => {
      const next = bends[index + 1];
      const to = next ? scaled(plus(bend, next), 0.5) : end;
      return `Q${shown(bend)} ${shown(to)}`;
    })
    .join("");
}

/** A number from -1 to 1 that looks random and is always the same for the same place. */
export function scatter(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function around(loop: readonly Point[], index: number): Point {
  return loop[(index + loop.length) % loop.length] ?? [0, 0];
}

function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

function scaled(a: Point, by: number): Point {
  return [a[0] * by, a[1] * by];
}

function unit(a: Point): Point {
  return scaled(a, 1 / (Math.hypot(a[0], a[1]) || 1));
}

function isRightTurn(before: Point, after: Point): boolean {
  return before[0] * after[1] - before[1] * after[0] > 0;
}

function shown([x, y]: Point): string {
  return `${(x * SQUARE).toFixed(1)} ${(y * SQUARE).toFixed(1)}`;
}

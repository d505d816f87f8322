/** Where the names of places stand on the map: inside their place if they can, on one line or several,
 *  and never over what is built there, where troops stand, a harbour or another name. */

import type { Point } from "./geometry";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Named {
  readonly id: string;
  readonly words: string;
  readonly polygon: readonly Point[];
  readonly hole: readonly Point[];
}

export interface Label {
  readonly id: string;
  readonly lines: readonly string[];
  /** The middle of all lines. */
  readonly x: number;
  readonly y: number;
}

const WIDE = 0.52; // of a letter's height: how wide one is, on average
const LINE = 1.12; // of a letter's height
const STEP = 9; // pixels between the spots that are tried
const AROUND = 44; // pixels around a place: a small one has its name beside it
const MOST_LINES = 3;
const AIR = 4; // pixels between a name and the border of its place
// How bad a spot is: the least bad one is taken.
const FARTHER = 0.2; // by a pixel from the middle of the place
const ANOTHER_LINE = 9;
const OUTSIDE = 220; // of its place
const COVERED = 4000; // by something

/** The words on so many lines, as even as can be; null if there are not enough words. */
export function broken(words: string, lines: number): string[] | null {
  const parts = words.split(" ");
  if (lines > parts.length) return null;
  if (lines === 1) return [words];
  let best: string[] | null = null;
  for (let first = 1; first <= parts.length - lines + 1; first += 1) {
    const rest = broken(parts.slice(first).join(" "), lines - 1);
    const found = rest && [parts.slice(0, first).join(" "), ...rest];
    if (found && (!best || longest(found) < longest(best))) best = found;
  }
  return best;
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

function boxAt(x: number, y: number, lines: readonly string[], letters: number): Box {
  const half = (longest(lines) * letters * WIDE) / 2;
  const up = (lines.length * letters * LINE) / 2;
  return { left: x - half, right: x + half, top: y - up, bottom: y + up };
}

/** The share of one box that lies in another. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((one.right - one.left) * (one.bottom - one.top));
}

function isWithin(one: Box, frame: Box): boolean {
  return (
    one.left >= frame.left &&
    one.right <= frame.right &&
    one.top >= frame.top &&
    one.bottom <= frame.bottom
  );
}

function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}

/** The share of a box and a little air around it that lies outside a place. */
function outside({ polygon, hole }: Named, box: Box): number {
  const between = (from: number, to: number, share: number): number =>
    from - AIR + share * (to - from + 2 * AIR);
  const across = [0, 0.25, 0.5, 0.75, 1].map((share) => between(box.left, box.right, share));
  const down = [0, 0.5, 1].map((share) => between(box.top, box.bottom, share));
  const points = across.flatMap((x) => down.map((y): Point => [x, y]));
  const out = points.filter((point) => !contains(polygon, point) || contains(hole, point));
  return out.length / points.length;
}

function bounds(ring: readonly Point[]): Box {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
}

function area({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** Where a name could stand, the nearest to the middle of its place first. */
function spotsOf(home: Box): { spot: Point; away: number }[] {
  const [middleX, middleY] = [(home.left + home.right) / 2, (home.top + home.bottom) / 2];
  const found: { spot: Point; away: number }[] = [];
  for (let x = home.left - AROUND; x <= home.right + AROUND; x += STEP)
    for (let y = home.top - AROUND; y <= home.bottom + AROUND; y += STEP)
      found.push({ spot: [x, y], away: FARTHER * Math.hypot(x - middleX, y - middleY) });
  return found.sort((one, other) => one.away - other.away);
}

/** The best spot for one name. */
function placed(place: Named, letters: number, frame: Box, taken: readonly Box[]): Label | null {
  const spots = spotsOf(bounds(place.polygon));
  let [best, least]: [Label | null, number] = [null, Infinity];
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const lines = broken(place.words, count);
    if (!lines) break;
    for (const { spot, away } of spots) {
      const shape = away + count * ANOTHER_LINE;
      if (shape >= least) break;
      const box = boxAt(...spot, lines, letters);
      if (!isWithin(box, frame)) continue;
      const worse = shape + taken.reduce((sum, one) => sum + COVERED * shared(box, one), 0);
      if (worse >= least) continue;
      const total = worse + OUTSIDE * outside(place, box);
      if (total < least) [best, least] = [{ id: place.id, lines, x: spot[0], y: spot[1] }, total];
    }
  }
  return best;
}

/** All names, those of the smallest places first: they have the least choice. `taken` is what must stay
 *  bare. */
export function labelsOf(
  places: readonly Named[],
  letters: number,
  frame: Box,
  taken: readonly Box[],
): Label[] {
  const labels: Label[] = [];
  const boxes = [...taken];
  const size = ({ polygon }: Named): number => area(bounds(polygon));
  for (const place of places.toSorted((one, other) => size(one) - size(other))) {
    const label = placed(place, letters, frame, boxes);
    if (!label) continue;
    labels.push(label);
    boxes.push(boxAt(label.x, label.y, label.lines, letters));
  }
  return labels;
}

/** Where a line of a label stands: the foot of its letters. */
export function footOf({ y, lines }: Label, index: number, letters: number): number {
  return y + (index - (lines.length - 1) / 2) * letters * LINE + letters * 0.33;
}

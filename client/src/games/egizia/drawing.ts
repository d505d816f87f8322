/** Where the parts of the board are drawn: all of it as printed, or compact. The compact drawing has
 *  the same places; every space of the river stands in a column of its own, on a narrow stage the
 *  river is cut into two reaches, and the works are pictures that swell when they are asked about. */

import type { Size } from "../../lib/table/frame";
import { BANKS_END, CARD, HEIGHT, WIDTH, middleOf } from "./river/geometry";
import { PANELS, type Box } from "./works/geometry";
import type { Site } from "./view.types";

export const READING = 940; // pixels of width: the full drawing cannot be read in less
const NARROW = 500; // pixels of width: less has room for half of the river beside each other
const COLUMNS = 10; // card spaces, and as many spaces below the river
const LEAST = 0.575; // of the full size: a round space is then as large as a finger
const TEXT = 12.3; // pixels of the smallest words on the board
const SMALLEST = 12; // their size in the full drawing
const COUNTS = 30; // pixels below a work for the players' counts
const GAP = 4;
const INSET = { x: 6, y: 331, width: WIDTH - 12, height: 200 } as const; // where the works lie

export interface Drawing extends Size {
  readonly isCompact: boolean;
  /** How much larger words are than in the full drawing. */
  readonly letters: number;
  /** Of the river, in the full drawing's pixels. */
  readonly scale: number;
  /** Where each reach of the river begins, from the top. */
  readonly reaches: readonly number[];
  /** The top of the works. */
  readonly works: number;
}

export function drawingIn(room: Size): Drawing {
  if (room.width < READING) return compactIn(room);
  const shown = Math.min(room.width / WIDTH, room.height / HEIGHT);
  const letters = Math.min(1.4, Math.max(1, TEXT / SMALLEST / shown));
  return {
    width: WIDTH,
    height: HEIGHT,
    isCompact: false,
    letters,
    scale: 1,
    reaches: [0],
    works: 0,
  };
}

function compactIn({ width, height }: Size): Drawing {
  const count = width < NARROW ? 2 : 1;
  const step = (width * count) / COLUMNS;
  const works = (INSET.height * width) / INSET.width + COUNTS + GAP;
  const most = step / (CARD.width + 4);
  const scale = Math.min(most, Math.max(LEAST, (height - works) / count / BANKS_END));
  const reach = BANKS_END * scale;
  const needed = count * reach + works;
  const spare = Math.max(0, height - needed) / (count + 1);
  return {
    width,
    height: Math.max(height, needed),
    isCompact: true,
    letters: TEXT / 13 / scale,
    scale,
    reaches: Array.from({ length: count }, (_, at) => at * (reach + spare) + spare / 2),
    works: count * (reach + spare) + spare / 2,
  };
}

/** Where the middle of a space of the river is drawn, and how large. */
export function spotOf(drawing: Drawing, order: number): { x: number; y: number } {
  if (!drawing.isCompact) return { x: middleOf(order), y: 0 };
  const perReach = COLUMNS / drawing.reaches.length;
  const column = Math.ceil(order / 2) - 1;
  return {
    x: ((column % perReach) + 0.5) * (drawing.width / perReach),
    y: drawing.reaches[Math.floor(column / perReach)] ?? 0,
  };
}

/** Brings a space from its place in the full drawing to where it is drawn. */
export function movedTo(drawing: Drawing, order: number): string | undefined {
  if (!drawing.isCompact) return undefined;
  const { x, y } = spotOf(drawing, order);
  return `translate(${x} ${y}) scale(${drawing.scale}) translate(${-middleOf(order)} 0)`;
}

/** The box of a card space. */
export function cardBox(drawing: Drawing, order: number): Box {
  const { x, y } = spotOf(drawing, order);
  const [width, height] = [CARD.width * drawing.scale, CARD.height * drawing.scale];
  return { x: x - width / 2, y: y + CARD.top * drawing.scale, width, height };
}

/** Where a work is drawn: in its place, or swollen over the whole stage. */
export function workAt(drawing: Drawing, site: Site, isSwollen: boolean): string | undefined {
  if (!drawing.isCompact) return undefined;
  const { x, y, width, height } = PANELS[site];
  if (isSwollen) {
    const scale = Math.min((drawing.width - 8) / width, (drawing.height - 8) / height);
    const left = (drawing.width - width * scale) / 2;
    const top = (drawing.height - height * scale) / 2;
    return `translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})`;
  }
  const scale = drawing.width / INSET.width;
  return `translate(0 ${drawing.works}) scale(${scale}) translate(${-INSET.x} ${-INSET.y})`;
}

/** The foot of a work in its place, for what is written below it. */
export function footOf(drawing: Drawing, site: Site): Box {
  const scale = drawing.width / INSET.width;
  const { x, width } = PANELS[site];
  return {
    x: (x - INSET.x) * scale,
    y: drawing.works + INSET.height * scale,
    width: width * scale,
    height: COUNTS,
  };
}

/** Where the regions of a table stand, from the table's box and the shape of its board. The stage is
 *  laid out first; the rest shares what is left (docs/client.md, "The table at every size"). All in
 *  CSS pixels. */

import type { Aspect, Desk, Layout, Mode, Shape as StageShape, Size } from "../../lib/table/frame";

export interface Shape extends StageShape {
  /** Hand and market lie in a row below the stage where there is room for it. */
  readonly hasFoot: boolean;
}

const HYSTERESIS = 1.04; // a stage must grow by so much before the desk moves
export const SMALLEST = 320; // in a smaller window the page scrolls
export const LYING = 480; // a window with less height is a phone held sideways

export function modeOf({ width, height }: Size): Mode {
  if (height < LYING) return "lying";
  if (width < 640) return "phone";
  if (height < 760) return "low";
  return width >= 1180 ? "wide" : "tablet";
}

/** `before` is how the table stands now: it is kept unless another way is clearly better. */
export function layOut(window: Size, shape: Shape, before: Layout | null = null): Layout {
  const size = {
    width: Math.max(window.width, SMALLEST),
    height: Math.max(window.height, SMALLEST),
  };
  const mode = modeOf(size);
  const [first, second] = WAYS[mode](size, shape);
  if (!second) return first;
  const kept = before?.mode === mode ? before.desk : first.desk;
  const [now, other] = kept === first.desk ? [first, second] : [second, first];
  return areaOf(shape, other.stage) > HYSTERESIS * areaOf(shape, now.stage) ? other : now;
}

type Ways = readonly [Layout, Layout?];
const WAYS: Readonly<Record<Mode, (size: Size, shape: Shape) => Ways>> = {
  wide: (size, shape) => [wideSide(size, shape), wideFoot(size, shape)],
  low: (size, shape) =>
    size.width < 1000 ? [lowStrip(size, shape)] : [lowSide(size, shape), lowFoot(size, shape)],
  tablet: (size, shape) =>
    size.width > size.height
      ? [tabletSide(size, shape), tabletFoot(size, shape)]
      : [tabletUpright(size, shape)],
  lying: (size, shape) => [lying(size, shape)],
  phone: (size) => [phone(size)],
};

/** The pixels that the full drawing would fill in this box. */
function areaOf(shape: Shape, box: Size): number {
  const [least, most] = shape.full;
  const width = Math.min(box.width, box.height * most);
  return width * Math.min(box.height, width / least);
}

function aspectOn(shape: Shape, width: number): Aspect {
  return width < shape.reading ? shape.compact : shape.full;
}

/** How wide the stage is that fills this height, if it may be as wide as `most`. */
function widthFor(shape: Shape, height: number, most: number): number {
  return Math.min(most, Math.round(height * aspectOn(shape, most)[1]));
}

/** How high the stage is that fills this width, if it may be as high as `most`. */
function heightFor(shape: Shape, width: number, most: number): number {
  return Math.min(most, Math.round(width / aspectOn(shape, width)[0]));
}

interface Desktop {
  readonly bar: number;
  /** Of the player column. */
  readonly column: number;
  readonly actions: number;
  readonly pad: number;
}

function wideMeasures({ width }: Size): Desktop {
  const isLarge = width >= 1600;
  return { bar: 52, column: isLarge ? 320 : 296, actions: isLarge ? 76 : 72, pad: 14 };
}

const FOOT = 210;

function wideSide(size: Size, shape: Shape): Layout {
  const { bar, column, actions, pad } = wideMeasures(size);
  const [least, most] = [296, 420]; // of one's own things
  const room = size.width - column - 3 * pad;
  const full = size.height - bar - actions - 2 * pad;
  const foot = shape.hasFoot ? FOOT : 0;
  const height = foot ? full - foot - 10 : full;
  const mine = Math.min(most, room - widthFor(shape, height, room - least));
  const stage = { x: pad, y: bar + pad, width: room - mine, height };
  return {
    ...around("wide", "side", size, bar, column),
    stage,
    foot: foot ? { ...stage, y: stage.y + height + 10, height: foot } : null,
    mine: { x: 2 * pad + stage.width, y: stage.y, width: mine, height: full },
    actions: {
      x: 0,
      y: size.height - actions,
      width: size.width - column,
      height: actions,
    },
  };
}

function wideFoot(size: Size, shape: Shape): Layout {
  const { bar, column, actions, pad } = wideMeasures(size);
  const shelf = size.width >= 1600 ? 140 : 178; // a wider one needs less height
  const foot = shape.hasFoot ? FOOT : 0;
  const width = size.width - column - 2 * pad;
  const height = size.height - bar - actions - 2 * pad - shelf - 6 - foot;
  const stage = { x: pad, y: bar + pad, width, height };
  const below = stage.y + height + 6;
  return {
    ...around("wide", "foot", size, bar, column),
    stage,
    foot: foot ? { ...stage, y: below + shelf, height: foot } : null,
    mine: { ...stage, y: below, height: shelf },
    actions: {
      x: 0,
      y: size.height - actions,
      width: size.width - column,
      height: actions,
    },
  };
}

/** The bar over the whole width and the column at the right of a desktop. */
function around(
  mode: Mode,
  desk: Desk,
  size: Size,
  bar: number,
  column: number,
): Omit<Layout, "stage" | "foot" | "mine" | "actions"> {
  return {
    mode,
    desk,
    players: "column",
    size,
    bar: { x: 0, y: 0, width: size.width, height: bar },
    seats: { x: size.width - column, y: bar, width: column, height: size.height - bar },
  };
}

const LEAST_FOOT = 120; // pixels of height: a row of cards with its heading

function lowSide(size: Size, shape: Shape): Layout {
  const isSmall = size.height < 640;
  const [bar, column, actions, pad] = isSmall ? [40, 244, 88, 6] : [44, 252, 93, 8];
  const [least, most] = isSmall ? [290, 470] : [300, 485];
  const room = size.width - column - 4 * pad;
  const full = size.height - bar - 2 * pad;
  const mine = Math.min(most, room - widthFor(shape, full, room - least));
  const width = room - mine;
  const spare = full - heightFor(shape, width, full) - pad;
  const foot = shape.hasFoot && spare >= LEAST_FOOT ? spare : 0;
  const stage = { x: pad, y: bar + pad, width, height: foot ? full - foot - pad : full };
  const desk = { x: 2 * pad + width, y: stage.y, height: full - actions - pad };
  return {
    mode: "low",
    desk: "side",
    players: "column",
    size,
    bar: { x: 0, y: 0, width: size.width, height: bar },
    seats: { ...desk, x: desk.x + mine + pad, width: column },
    stage,
    foot: foot ? { ...stage, y: stage.y + stage.height + pad, height: foot } : null,
    mine: { ...desk, width: mine },
    actions: {
      x: desk.x,
      y: desk.y + desk.height + pad,
      width: mine + pad + column,
      height: actions,
    },
  };
}

function lowFoot(size: Size, shape: Shape): Layout {
  const isSmall = size.height < 640;
  const [bar, column, actions] = isSmall ? [40, 254, 44] : [44, 268, 56];
  const [padX, padY] = isSmall ? [4, 1] : [6, 4];
  const foot = shape.hasFoot ? LEAST_FOOT : 0;
  const stage = {
    x: padX,
    y: bar + padY,
    width: size.width - column - 2 * padX,
    height: size.height - bar - actions - 2 * padY - foot,
  };
  return {
    ...around("low", "foot", size, bar, column),
    stage,
    foot: foot ? { ...stage, y: stage.y + stage.height, height: foot } : null,
    mine: null,
    actions: {
      x: 0,
      y: size.height - actions,
      width: size.width - column,
      height: actions,
    },
  };
}

/** A low window that is narrow, too: the players lie flat above a narrow desk. */
function lowStrip(size: Size, shape: Shape): Layout {
  const [bar, strip, actions, pad, least] = [40, 46, 116, 6, 280];
  const top = bar + strip;
  const height = size.height - top - 2 * pad;
  const width = widthFor(shape, height, size.width - least - 3 * pad);
  const stage = { x: pad, y: top + pad, width, height };
  const desk = { x: 2 * pad + width, width: size.width - width - 3 * pad };
  return {
    ...flat("low", "side", size, bar, strip),
    stage,
    foot: null,
    mine: { ...desk, y: stage.y, height: height - actions - pad },
    actions: { ...desk, y: stage.y + height - actions, height: actions },
  };
}

/** The bar and the strip of players over the whole width. */
function flat(
  mode: Mode,
  desk: Desk,
  size: Size,
  bar: number,
  strip: number,
): Omit<Layout, "stage" | "foot" | "mine" | "actions"> {
  return {
    mode,
    desk,
    players: "strip",
    size,
    bar: { x: 0, y: 0, width: size.width, height: bar },
    seats: { x: 0, y: bar, width: size.width, height: strip },
  };
}

const TABLET = { bar: 44, strip: 62, padX: 8, padY: 6 } as const;

function tabletSide(size: Size, shape: Shape): Layout {
  const { bar, strip, padX, padY } = TABLET;
  const [actions, foot] = [64, shape.hasFoot ? 144 : 0];
  const [least, most] = shape.hasFoot ? [260, 300] : [288, 430];
  const room = size.width - 3 * padX;
  const full = size.height - bar - strip - actions - 2 * padY;
  const height = foot ? full - foot - 8 : full;
  const mine = Math.min(most, room - widthFor(shape, height, room - least));
  const stage = { x: padX, y: bar + strip + padY, width: room - mine, height };
  return {
    ...flat("tablet", "side", size, bar, strip),
    stage,
    foot: foot ? { ...stage, y: stage.y + height + 8, height: foot } : null,
    mine: { x: 2 * padX + stage.width, y: stage.y, width: mine, height: full },
    actions: { x: 0, y: size.height - actions, width: size.width, height: actions },
  };
}

function tabletFoot(size: Size, shape: Shape): Layout {
  const { bar, strip, padX, padY } = TABLET;
  const [actions, shelf] = [64, 74];
  const foot = shape.hasFoot ? 144 : 0;
  const full = size.height - bar - strip - actions - 2 * padY;
  const stage = {
    x: padX,
    y: bar + strip + padY,
    width: size.width - 2 * padX,
    height: full - shelf - 3 - foot,
  };
  const below = stage.y + stage.height + 3;
  return {
    ...flat("tablet", "foot", size, bar, strip),
    stage,
    foot: foot ? { ...stage, y: below + shelf, height: foot } : null,
    mine: { ...stage, y: below, height: shelf },
    actions: { x: 0, y: size.height - actions, width: size.width, height: actions },
  };
}

function tabletUpright(size: Size, shape: Shape): Layout {
  const { bar, strip, padX, padY } = TABLET;
  const [actions, least] = [72, 250]; // of one's own things
  const room = size.height - bar - strip - actions - 3 * padY;
  const width = size.width - 2 * padX;
  const height = heightFor(shape, width, room - least);
  const stage = { x: padX, y: bar + strip + padY, width, height };
  return {
    ...flat("tablet", "foot", size, bar, strip),
    stage,
    foot: null,
    mine: { ...stage, y: stage.y + height + padY, height: room - height },
    actions: { x: 0, y: size.height - actions, width: size.width, height: actions },
  };
}

function lying(size: Size, shape: Shape): Layout {
  const [rail, pad, least] = [60, 4, 190];
  const height = size.height - 2 * pad;
  const most = size.width - rail - least - 2 * pad;
  const width = Math.min(most, Math.round(height * shape.compact[1]));
  const desk = rail + 2 * pad + width;
  return {
    mode: "lying",
    desk: "side",
    players: "rail",
    size,
    bar: null,
    seats: { x: 0, y: 0, width: rail, height: size.height },
    stage: { x: rail + pad, y: pad, width, height },
    foot: null,
    mine: null,
    actions: { x: desk, y: 0, width: size.width - desk, height: size.height },
  };
}

function phone(size: Size): Layout {
  const isSmall = size.height < 720;
  const [bar, strip, mine, actions] = isSmall ? [40, 46, 50, 116] : [44, 54, 58, 128];
  const top = bar + strip;
  const height = size.height - top - mine - actions;
  return {
    ...flat("phone", "foot", size, bar, strip),
    stage: { x: 0, y: top, width: size.width, height },
    foot: null,
    mine: { x: 0, y: top + height, width: size.width, height: mine },
    actions: { x: 0, y: size.height - actions, width: size.width, height: actions },
  };
}

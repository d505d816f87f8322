/** Where the three works lie under the river, in the board's own pixels. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TOP = 331;
const HEIGHT = 196;
export const FOOT = 517; // the monuments stand on this line

export const PANELS = {
  sphinx: { x: 12, y: TOP, width: 342, height: HEIGHT },
  obelisk_graves: { x: 361, y: TOP, width: 334, height: HEIGHT },
  temple_pyramid: { x: 702, y: TOP, width: 406, height: HEIGHT },
} as const satisfies Record<string, Box>;

/** Headings: the obelisk and the temple reach up beside them. */
export const TITLES = { sphinx: 26, obelisk_graves: 452, temple_pyramid: 716 } as const;
export const TITLE_Y = TOP + 23;

// ------------------------------------------------------------- markets, irrigation, deck

export const MARKET = { top: 364, width: 66, height: 156, gap: 3 } as const;
export const MARKET_X = { stone_market: 214, grain_market: 284 } as const;
export const WATER = { x: 22, y: 474, width: 58, height: 44, step: 62 } as const;
export const DECK: Box = { x: 150, y: 372, width: 48, height: 66 };

/** One of so many spaces of a market, 0 at the top. */
export function marketRow(market: keyof typeof MARKET_X, index: number, spaces: number): Box {
  const step = MARKET.height / spaces;
  return {
    x: MARKET_X[market],
    y: MARKET.top + index * step,
    width: MARKET.width,
    height: step - MARKET.gap,
  };
}

// ------------------------------------------------------------- monuments

const OBELISK = { middle: 405, level: 16.6, bottom: 56, top: 38, levels: 9 } as const;

/** A level of the obelisk, 1 at the bottom: it tapers upwards. */
export function obeliskBox(level: number): Box {
  const { bottom, top, levels, middle, level: height } = OBELISK;
  const width = bottom - ((bottom - top) * (level - 1)) / (levels - 1);
  return { x: middle - width / 2, y: FOOT - 3 - level * height, width, height: height - 1 };
}

/** The gold tip above the highest level. */
export function obeliskTip(): string {
  const { x, y, width } = obeliskBox(OBELISK.levels);
  return `M${x} ${y - 1.5}l${width / 2} -14l${width / 2} 14Z`;
}

const GRAVE = { x: 450, y: 364, width: 36, height: 68, step: 40, row: 78, perRow: 6 } as const;

export function graveBox(place: number): Box {
  const column = (place - 1) % GRAVE.perRow;
  const row = Math.floor((place - 1) / GRAVE.perRow);
  return {
    x: GRAVE.x + column * GRAVE.step,
    y: GRAVE.y + row * GRAVE.row,
    width: GRAVE.width,
    height: GRAVE.height,
  };
}

/** A door with a round arch, as wide as its box. */
export function arch({ x, y, width, height }: Box): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
}

const TEMPLE = { x: 716, side: 34, middle: 31, gap: 3, stone: 27, stones: 4, top: 25 } as const;

export function templeBox({ part, level }: { part: string; level: number }, index: number): Box {
  const { x, side, middle, gap, stone, stones, top } = TEMPLE;
  const height = stone * stones;
  const right = x + side + gap + 2 * (middle + gap);
  switch (part) {
    case "left_column":
      return { x, y: FOOT - level * stone, width: side, height: stone - 2 };
    case "right_column":
      return { x: right, y: FOOT - level * stone, width: side, height: stone - 2 };
    case "middle":
      return {
        x: x + side + gap + index * (middle + gap),
        y: FOOT - height,
        width: middle,
        height: height - 2,
      };
    default:
      return { x, y: FOOT - height - top - 2, width: right + side - x, height: top };
  }
}

export function templeRoof(): string {
  const { x, y, width } = templeBox({ part: "top", level: 1 }, 0);
  return `M${x - 6} ${y - 3}h${width + 12}l-9 -10h${-(width - 6)}Z`;
}

const PYRAMID = { x: 867, width: 34, height: 25, step: 35, row: 25.6, base: 6 } as const;

export function pyramidBox({ row, col }: { row: number; col: number }): Box {
  const { x, width, height, step, row: rise } = PYRAMID;
  return {
    x: x + (col - 1) * step + ((row - 1) * step) / 2,
    y: FOOT - row * rise + (rise - height),
    width,
    height,
  };
}

/** The mark of who would get the bonus of a row, right of its last stone. */
export function rowMark(row: number): { x: number; y: number } {
  const { x, width, y, height } = pyramidBox({ row, col: PYRAMID.base + 1 - row });
  return { x: x + width + 12, y: y + height / 2 };
}

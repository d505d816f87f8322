/** How large the tokens of the offerings section are in a room, and in how many columns they lie. */

import type { Size } from "./geometry";

export interface OfferingsSizes {
  /** Side of a token. */
  token: number;
  /** Columns of sets, and what is between them. */
  columns: number;
  apart: number;
  /** The bonus tokens lie beside the sets in so many columns; 0: below them. */
  beside: number;
  /** What a bonus token costs more stands beside them: not where there is little room. */
  hasPrice: boolean;
}

export const TRAY = 5; // around the two tokens of a set
export const GAP = 6;
export const LINE = 26; // of the bonus token's price
const PRICE = 46; // width of the bonus token's price without words
const BAG = 2; // the bag takes as much room as so many tokens
const [LARGEST, LEGIBLE, SMALLEST] = [58, 19, 11];

const STACKED = 0.85; // tokens may be so much smaller below the sets than beside them

export function offeringsOf(room: Size, sets: number, bonuses: number, growth = 1): OfferingsSizes {
  const below = largest(growth, (token) => stacked(room, sets, bonuses, token, true));
  const beside = largest(growth, (token) => sideBySide(room, sets, bonuses, token));
  const found = below.token >= STACKED * beside.token ? below : beside;
  if (found.token >= LEGIBLE) return found;
  return largest(growth, (token) => stacked(room, sets, bonuses, token, false));
}

/** The first size from the largest one down at which everything has room. */
function largest(growth: number, fit: (token: number) => OfferingsSizes | null): OfferingsSizes {
  for (let token = Math.round(LARGEST * growth); token > SMALLEST; token -= 1) {
    const found = fit(token);
    if (found) return found;
  }
  return { token: SMALLEST, columns: 3, apart: GAP, beside: 0, hasPrice: false };
}

function stacked(
  room: Size,
  sets: number,
  bonuses: number,
  token: number,
  hasPrice: boolean,
): OfferingsSizes | null {
  const line = Math.floor((room.width + GAP) / (token + GAP));
  const lines = Math.ceil((bonuses + BAG) / line);
  const below = (hasPrice ? LINE + GAP : 0) + 2 * GAP + lines * (token + GAP);
  for (const columns of [3, 2, 1]) {
    const tray = traysOf(sets, columns, token);
    if (tray.width <= room.width && tray.height + below <= room.height) {
      const apart = apartIn(room.width - tray.width, columns);
      return { token, columns, apart, beside: 0, hasPrice };
    }
  }
  return null;
}

function sideBySide(
  room: Size,
  sets: number,
  bonuses: number,
  token: number,
): OfferingsSizes | null {
  for (const columns of [3, 2, 1]) {
    const tray = traysOf(sets, columns, token);
    const free = room.width - tray.width - 2 * GAP;
    const beside = Math.floor((free + GAP) / (token + GAP));
    if (beside < 1 || free < PRICE) continue;
    const height = LINE + GAP + Math.ceil((bonuses + BAG) / beside) * (token + GAP);
    if (Math.max(tray.height, height) > room.height) continue;
    return { token, columns, apart: GAP, beside, hasPrice: true };
  }
  return null;
}

/** Trays stand a little apart where there is room. */
function apartIn(free: number, columns: number): number {
  return GAP + Math.min(free / Math.max(columns - 1, 1), 14);
}

function traysOf(sets: number, columns: number, token: number): Size {
  const rows = Math.ceil(sets / columns);
  return {
    width: columns * (2 * token + 2 * TRAY + 2) + (columns - 1) * GAP,
    height: rows * (token + 2 * TRAY) + (rows - 1) * GAP,
  };
}

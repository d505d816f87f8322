/** Where the gains of a placement come from, as the engine tells it: points for their tokens. */

import type { GameEvent } from "../../../lib/table/board";
import { SIDES, sideOf, spotOf, type Spot } from "../geometry";
import type { Good } from "../printed";

/** A gain, at a point given in squares: the middle of an edge, or inside the covered square. */
export interface Source {
  good: Good;
  x: number;
  y: number;
}

/** As the event "placed" names it: the covered square, and what brings the gain beside it; the same
 *  square twice for the icon that it covers. */
interface Told {
  good: Good;
  square: string;
  from: string;
}

/** The sources of a placement that was told, in the engine's order. */
export function sourcesOf(placed: GameEvent | undefined): Source[] {
  const squares = (placed?.data.squares ?? []) as string[];
  return ((placed?.data.sources ?? []) as Told[]).map(({ good, square, from }) => {
    const spot = spotOf(square);
    const mate = spotOf(squares.find((one) => one !== square) ?? square);
    return { good, ...(from === square ? iconPoint(spot, mate) : edgePoint(spot, spotOf(from))) };
  });
}

function edgePoint(spot: Spot, beside: Spot): { x: number; y: number } {
  return { x: (spot[0] + beside[0] + 1) / 2, y: (spot[1] + beside[1] + 1) / 2 };
}

/** Where a covered icon's token lies: in the corner of its square that is farthest from the mate,
 *  so that it hides neither the glyph nor a token on an edge. */
function iconPoint(spot: Spot, mate: Spot): { x: number; y: number } {
  const side = sideOf(spot, mate);
  const away = SIDES[(side + 2) % 4] ?? [0, 0];
  const aside = SIDES[(side + 1) % 4] ?? [0, 0];
  return {
    x: spot[0] + 0.5 + 0.3 * (away[0] - aside[0]),
    y: spot[1] + 0.5 + 0.3 * (away[1] - aside[1]),
  };
}

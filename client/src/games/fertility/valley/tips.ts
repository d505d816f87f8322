/** Where the tip beside the ghost lies: on the side where it hides the least. */

import { SQUARE, spotOf, type Box } from "../geometry";

export type TipSide = "left" | "right" | "above" | "below";

/** About the size of a tip, in the units of the drawing. */
const TIP = { width: 150, height: 56, gap: 10 };

export interface TipPlace {
  side: TipSide;
  /** The point that the tip's arrow touches. */
  x: number;
  y: number;
}

export function tipPlace(
  ghost: Box,
  covered: Iterable<string>,
  width: number,
  height: number,
  sides: readonly TipSide[],
): TipPlace {
  const tiles = [...covered].map(spotOf);
  let best: TipPlace | undefined;
  let least = Infinity;
  for (const side of sides) {
    const place = touching(ghost, side);
    const box = around(place);
    const outside =
      Math.max(0, -box.x) +
      Math.max(0, box.x + box.width - width) +
      Math.max(0, -box.y) +
      Math.max(0, box.y + box.height - height);
    const hidden = tiles.filter(([column, row]) => overlaps(box, column * SQUARE, row * SQUARE));
    const cost = 4 * outside + SQUARE * hidden.length;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best ?? touching(ghost, "below");
}

function touching(ghost: Box, side: TipSide): TipPlace {
  const x = ghost.x + ghost.width / 2;
  const y = ghost.y + ghost.height / 2;
  switch (side) {
    case "left":
      return { side, x: ghost.x - TIP.gap, y };
    case "right":
      return { side, x: ghost.x + ghost.width + TIP.gap, y };
    case "above":
      return { side, x, y: ghost.y - TIP.gap };
    case "below":
      return { side, x, y: ghost.y + ghost.height + TIP.gap };
  }
}

function around({ side, x, y }: TipPlace): Box {
  const { width, height } = TIP;
  const left = side === "left" ? x - width : side === "right" ? x : x - width / 2;
  const top = side === "above" ? y - height : side === "below" ? y : y - height / 2;
  return { x: left, y: top, width, height };
}

function overlaps(box: Box, x: number, y: number): boolean {
  return (
    x < box.x + box.width && x + SQUARE > box.x && y < box.y + box.height && y + SQUARE > box.y
  );
}

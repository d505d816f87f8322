/** Where the tip beside the ghost lies: on the side where it hides the least. */

import { SQUARE, spotOf, type Box } from "../geometry";

export type TipSide = "left" | "right" | "above" | "below";

/** About the size of a tip, in the units of the drawing. */
const TIP = { width: 140, height: 48, gap: 10 };

export interface TipPlace {
  side: TipSide;
  /** The point that the tip's arrow touches. */
  x: number;
  y: number;
}

/** `seen` is the part of the board on the screen: nothing helps a tip that lies outside it. */
export function tipPlace(
  ghost: Box,
  covered: Iterable<string>,
  seen: Box,
  sides: readonly TipSide[],
): TipPlace {
  const tiles = [...covered].map(spotOf);
  let best: TipPlace | undefined;
  let least = Infinity;
  for (const side of sides) {
    const place = touching(ghost, side);
    const box = around(place);
    const outside =
      Math.max(0, seen.x - box.x) +
      Math.max(0, box.x + box.width - seen.x - seen.width) +
      Math.max(0, seen.y - box.y) +
      Math.max(0, box.y + box.height - seen.y - seen.height);
    const hidden = tiles.filter(([column, row]) => overlaps(box, column * SQUARE, row * SQUARE));
    const cost = 12 * outside + SQUARE * hidden.length;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best ?? touching(ghost, "below");
}

/** The part of the board that the stage shows, in the units of the drawing. */
export function partSeen(width: number, height: number): Box {
  const whole = { x: 0, y: 0, width, height };
  const valley = document.querySelector<SVGSVGElement>("[data-anchor=valley]");
  const frame = valley?.closest(".region-stage")?.getBoundingClientRect();
  const matrix = valley?.getScreenCTM()?.inverse();
  if (!frame || !matrix) return whole;
  const first = new DOMPoint(frame.left, frame.top).matrixTransform(matrix);
  const last = new DOMPoint(frame.right, frame.bottom).matrixTransform(matrix);
  const x = Math.max(0, first.x);
  const y = Math.max(0, first.y);
  return { x, y, width: Math.min(width, last.x) - x, height: Math.min(height, last.y) - y };
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

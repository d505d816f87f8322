/** Where cards, costs and tracks lie in a section. A section is a wedge, its contents stand
 *  upright: the top, the sides and the lower positions of the ring each have their own free room. */

import type { Box, Point } from "./geometry";

export interface CardSlots {
  /** In the order of the display, row by row from the left. */
  cards: Box[];
  deck: Box;
  /** The middle of the squares that say what the action costs, and how many stand in a row. */
  cost: Point & { columns: number };
}

export interface NileRoom {
  options: Box;
  tracks: Box;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** Rooms of position 0 (top), 1 (right) and 2 (lower right); 3 and 4 are their mirrors. */
const NOBLES: readonly CardSlots[] = [
  {
    cards: [box(-130, -303, 84, 64), box(-42, -303, 84, 64), box(46, -303, 84, 64)],
    deck: box(-42, -235, 84, 38),
    cost: { x: 0, y: -181, columns: 5 },
  },
  {
    cards: [box(116, -111, 94, 66), box(214, -111, 94, 66), box(131, -41, 94, 66)],
    deck: box(229, -41, 90, 66),
    cost: { x: 214, y: -129, columns: 5 },
  },
  {
    cards: [box(30, 124, 92, 64), box(126, 124, 92, 64), box(30, 192, 92, 64)],
    deck: box(126, 192, 82, 58),
    cost: { x: 243, y: 157, columns: 2 },
  },
];

const ARTISANS: readonly CardSlots[] = [
  {
    cards: [
      box(-130, -303, 84, 60),
      box(-42, -303, 84, 60),
      box(46, -303, 84, 60),
      box(-98, -239, 84, 60),
    ],
    deck: box(-10, -239, 50, 60),
    cost: { x: 70, y: -209, columns: 3 },
  },
  {
    cards: [
      box(116, -111, 94, 66),
      box(214, -111, 94, 66),
      box(131, -41, 94, 66),
      box(229, -41, 90, 66),
    ],
    deck: box(215, -158, 66, 42),
    cost: { x: 176, y: -131, columns: 3 },
  },
  {
    cards: [
      box(30, 124, 92, 62),
      box(126, 124, 92, 62),
      box(30, 190, 92, 62),
      box(126, 190, 86, 62),
    ],
    deck: box(222, 130, 40, 56),
    cost: { x: 96, y: 268, columns: 3 },
  },
];

const NILE: readonly NileRoom[] = [
  { options: box(-118, -302, 236, 50), tracks: box(-89, -247, 178, 88) },
  { options: box(116, -125, 190, 50), tracks: box(131, -70, 190, 96) },
  { options: box(27, 123, 234, 50), tracks: box(32, 178, 162, 92) },
];

function isMirrored(position: number): boolean {
  return position > 2;
}

function shapeOf<T>(rooms: readonly T[], position: number): T {
  const found = rooms[isMirrored(position) ? 5 - position : position];
  if (!found) throw new Error(`the ring has no position ${position}`);
  return found;
}

function mirrored(one: Box): Box {
  return { ...one, x: -(one.x + one.width) };
}

/** Row by row, from the left. */
function inOrder(one: Box, other: Box): number {
  return one.y - other.y || one.x - other.x;
}

export function cardSlots(section: "nobles" | "artisans", position: number): CardSlots {
  const room = shapeOf(section === "nobles" ? NOBLES : ARTISANS, position);
  if (!isMirrored(position)) return room;
  return {
    cards: room.cards.map(mirrored).sort(inOrder),
    deck: mirrored(room.deck),
    cost: { ...room.cost, x: -room.cost.x },
  };
}

export function nileRoom(position: number): NileRoom {
  const room = shapeOf(NILE, position);
  if (!isMirrored(position)) return room;
  return { options: mirrored(room.options), tracks: mirrored(room.tracks) };
}

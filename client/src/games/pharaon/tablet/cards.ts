/** Where the cards on display and their deck lie in the rooms of a panel. */

import type { Box, Size } from "./geometry";

export interface CardSlots {
  /** In the order of the display, row by row from the left. */
  cards: Box[];
  deck: Box;
}

const GAP = 9; // between cards, where they have room
const TIGHT = 5;
const DECK: Size = { width: 50, height: 58 };
const SMALL_DECK: Size = { width: 36, height: 46 };

/** How wide a card may be by its height: one that stands, and one that lies. */
const FORMS = [
  { least: 0.48, most: 0.86 },
  { least: 1.5, most: 2.6 },
] as const;
const NAMED = 12; // a name is worth as much as so many pixels of the figure

interface Grid extends Size {
  columns: number;
  rows: number;
}

/** The arrangement in which cards are read best. `rooms` as the panel gives them: all that is free, or what
 *  is below the wheel and what is beside it, where the deck may stand apart. */
export function cardSlots(rooms: readonly Box[], count: number, growth = 1): CardSlots {
  const found = rooms.flatMap((room) => [
    ...besideDeck(room, rooms, count, growth),
    ...underDeck(room, count, growth),
    ...amongCards(room, count),
  ]);
  const [below, beside] = rooms;
  if (below && beside) found.push(...apart(below, beside, count, growth));
  return found.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best));
}

function worthOf({ cards: [card] }: CardSlots): number {
  return card ? legibility(card) : 0;
}

/** How well a card of this size is read: how large its figure is, and whether its name has room. */
function legibility({ width, height }: Size): number {
  if (width > height) return Math.min(height, width * 0.46) + (width * 0.5 > 78 ? NAMED : 0);
  const isNamed = width >= 72 && height >= 100;
  return isNamed ? Math.min(width, height - 48) + NAMED : Math.min(width, height - 20);
}

/** The deck at the right end of the room; where there is more room beside it, in the middle of that. */
function besideDeck(
  room: Box,
  [all = room]: readonly Box[],
  count: number,
  growth: number,
): CardSlots[] {
  const deck = deckFor(room, growth);
  const gap = gapIn(room);
  const left = { ...room, width: room.width - deck.width - gap };
  return grids(left, count).map((grid) => {
    const isRight = room.x > all.x;
    const cards = placed(isRight ? { ...left, x: room.x + deck.width + gap } : left, grid, count);
    const ends = cards.map((card) => card.x + card.width);
    const free = isRight
      ? { from: all.x, to: Math.min(...cards.map((card) => card.x)) }
      : { from: Math.max(...ends), to: all.x + all.width };
    const floor = Math.max(...cards.map((card) => card.y + card.height));
    const x = (free.from + free.to - deck.width) / 2;
    return { cards, deck: { x, y: floor - deck.height, ...deck } };
  });
}

/** In very little room the deck is as large as a card, and the last of them. */
function amongCards(room: Box, count: number): CardSlots[] {
  return grids(room, count + 1).flatMap((grid) => {
    const cards = placed(room, grid, count + 1);
    const deck = cards.pop();
    return deck ? [{ cards, deck }] : [];
  });
}

/** The deck above the cards. */
function underDeck(room: Box, count: number, growth: number): CardSlots[] {
  const deck = deckFor(room, growth);
  const top = deck.height + gapIn(room);
  const under = { ...room, y: room.y + top, height: room.height - top };
  return grids(under, count).map((grid) => ({
    cards: placed(under, grid, count),
    deck: { x: room.x + (room.width - deck.width) / 2, y: room.y, ...deck },
  }));
}

/** The cards below the wheel, the deck beside it. */
function apart(below: Box, beside: Box, count: number, growth: number): CardSlots[] {
  const free = { ...beside, height: below.y - beside.y - GAP };
  const deck = deckFor(free, growth);
  if (free.height < deck.height || free.width < deck.width) return [];
  const y = free.y + (free.height - deck.height) / 2;
  const isLeft = beside.x <= below.x;
  const x = isLeft ? beside.x : beside.x + beside.width - deck.width;
  return grids(below, count).map((grid) => ({
    cards: placed(below, grid, count),
    deck: { x, y, ...deck },
  }));
}

function deckFor(room: Size, growth: number): Size {
  const { width, height } = room.width < 220 || room.height < 130 ? SMALL_DECK : DECK;
  return { width: width * growth, height: height * growth };
}

function gapIn({ width, height }: Size): number {
  return width < 180 || height < 130 ? TIGHT : GAP;
}

/** The best grid of cards of each form. */
function grids(room: Size, count: number): Grid[] {
  const gap = gapIn(room);
  return FORMS.flatMap(({ least, most }) => {
    let best: Grid = { columns: 1, rows: 1, width: 0, height: 0 };
    for (let columns = 1; columns <= count; columns++) {
      const rows = Math.ceil(count / columns);
      const wide = (room.width - (columns - 1) * gap) / columns;
      const high = (room.height - (rows - 1) * gap) / rows;
      const width = Math.min(wide, high * most);
      const height = Math.min(high, width / least);
      const grid = { columns, rows, width, height };
      if (legibility(grid) > legibility(best)) best = grid;
    }
    return best.width > 0 && best.height > 0 ? [best] : [];
  });
}

/** Cards spread over a room, row by row. */
function placed(room: Box, { columns, rows, width, height }: Grid, count: number): Box[] {
  const spread = (all: number, one: number, number: number): number =>
    number > 1 ? Math.min((all - one) / (number - 1), one + 2 * GAP) : 0;
  const across = spread(room.width, width, columns);
  const down = spread(room.height, height, rows);
  const left = room.x + (room.width - (across * (columns - 1) + width)) / 2;
  const top = room.y + (room.height - (down * (rows - 1) + height)) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + across * (index % columns),
    y: top + down * Math.floor(index / columns),
    width,
    height,
  }));
}

/** What moves when an event is played back: from where it was to where it is now. */

import { shownSeat } from "../../../lib/board/lookup";
import {
  SHORTEST,
  anchor as anchored,
  firstShown,
  paceOf,
  target as targeted,
  type Flight,
  type Point,
} from "../../../lib/motion/flights";
import type { BoardTable, GameEvent, Playing } from "../../../lib/table/board";
import { gainOf } from "../events";
import { SQUARE, sideOf, spotOf } from "../geometry";
import type { Good } from "../printed";
import { sourcesOf } from "../valley/sources";
import type { Resource } from "../view.types";

export type Traveller =
  | { type: "tile"; tile: string; quarter: number }
  | { type: "good"; good: Good }
  | { type: "district"; district: string }
  | { type: "monument"; monument: string; seat: number };

const TILE = 420; // milliseconds at normal speed (design, 5)
const GAIN = 520;
const STAGGER = 70;

/** The flights of one beat: the thing itself, then the gains. */
export function flightsOf(table: BoardTable, playing: Playing): Flight<Traveller>[] {
  const pace = paceOf(playing);
  const found: Flight<Traveller>[] = [];
  const add = (traveller: Traveller, from: Point | null, to: Point | null, gain: boolean): void => {
    if (!from || !to) return;
    const before = found.some((flight) => flight.traveller.type === "tile") ? TILE : 0;
    found.push({
      id: `${playing.key}-${found.length}`,
      traveller,
      from,
      to,
      delay: pace * (gain ? before + STAGGER * found.length : 0),
      time: Math.max(SHORTEST, pace * (gain ? GAIN : TILE)),
    });
  };
  thing(table, playing.event, add);
  const placed = playing.event.kind === "placed" ? playing.event : null;
  for (const event of [playing.event, ...playing.gains]) gains(table, event, placed, add);
  return found;
}

type Add = (traveller: Traveller, from: Point | null, to: Point | null, gain: boolean) => void;

function thing(table: BoardTable, event: GameEvent, add: Add): void {
  const { seat, data } = event;
  const tile = String(data.tile);
  const resource = data.resource as Resource;
  switch (event.kind) {
    case "placed": {
      if (seat === table.eyes) return; // laid by hand: it is there already
      const squares = data.squares as string[];
      const flip = (data.scenes as string[])[0] !== tile.split("-")[0] ? 2 : 0;
      const standing = sideOf(spotOf(squares[0] ?? ""), spotOf(squares[1] ?? "")) === 2 ? 1 : 0;
      add({ type: "tile", tile, quarter: standing + flip }, panel(seat), between(squares), false);
      return;
    }
    case "monument": {
      const traveller = { type: "monument", monument: String(data.monument), seat } as const;
      add(traveller, panel(seat), target(`cell:${String(data.square)}`), false);
      return;
    }
    case "supplied":
      add({ type: "good", good: resource }, holding(table, seat), shop(event), false);
      return;
    case "exchanged":
      add({ type: "good", good: resource }, stock(resource), shop(event), false);
      return;
    case "returned":
      add({ type: "good", good: resource }, holding(table, seat), stock(resource), false);
      return;
    case "drafted":
      add({ type: "tile", tile, quarter: 0 }, anchor("common"), pool(table, seat), false);
      return;
    case "built":
      add(
        { type: "district", district: String(data.district) },
        anchor("display"),
        target(`district:${String(data.district)}`) ?? panel(seat),
        false,
      );
      for (const good of data.goods as Good[]) {
        const to = good === "wheat" ? target(`district:${String(data.district)}`) : stock(good);
        add({ type: "good", good }, holding(table, seat), to, false);
      }
      return;
  }
}

/** A gain flies from each edge or icon that brought it; one for which there is none (the tile is
 *  not on the board, a Shop gave it) from the place that the event names. */
function gains(table: BoardTable, event: GameEvent, placed: GameEvent | null, add: Add): void {
  const gain = gainOf(event);
  if (!gain) return;
  const to = gain.good === "wheat" ? wheat(event.seat) : holding(table, event.seat);
  const edges = placed ? edgePoints(placed, gain.good) : [];
  for (let index = 0; index < gain.amount; index++) {
    const named = event.targets.find((one) => one.startsWith("cell:"));
    const from = edges[index] ?? (named ? target(named) : panel(event.seat));
    add({ type: "good", good: gain.good }, from, to, true);
  }
}

function edgePoints(placed: GameEvent, good: Good): Point[] {
  const valley = document.querySelector<SVGSVGElement>("[data-anchor=valley]");
  const matrix = valley?.getScreenCTM();
  if (!matrix) return [];
  return sourcesOf(placed)
    .filter((source) => source.good === good)
    .map(({ x, y }) => {
      const point = new DOMPoint(x * SQUARE, y * SQUARE).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    });
}

function between(squares: readonly string[]): Point | null {
  const [first, second] = squares.map((square) => target(`cell:${square}`));
  if (!first || !second) return null;
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

function anchor(name: string): Point | null {
  return firstShown([anchored(name)]);
}

function target(name: string): Point | null {
  return firstShown([targeted(name)]);
}

function panel(seat: number): Point | null {
  return anchor(`panel-${seat}`);
}

function wheat(seat: number): Point | null {
  return target(`wheat:${seat}`) ?? anchor(`wheat-${seat}`) ?? panel(seat);
}

function stock(resource: string): Point | null {
  return anchor(`stock-${resource}`);
}

/** Where a seat keeps its resources: beside its Metropolis if that is on show. */
function holding(table: BoardTable, seat: number): Point | null {
  return (shownSeat(table) === seat ? anchor("beside") : null) ?? panel(seat);
}

function pool(table: BoardTable, seat: number): Point | null {
  return (shownSeat(table) === seat ? anchor("pool") : null) ?? panel(seat);
}

function shop(event: GameEvent): Point | null {
  return target(`shop:${String(event.data.shop)}`) ?? panel(event.seat);
}

/** Where things stand in the graph of a game. All in CSS pixels, from the left and the top of the
 *  plot. */
import type { DecisionInfo, GraphPlace, MomentInfo, ReplayMove } from "../lib/api/messages";
import { stepFor } from "../shell/score/chart";
import { LEAST_COST } from "./decisions";

/** A point of the graph: the beginning of a turn, or the end; chances where there is an analysis. */
export interface Place extends Omit<GraphPlace, "chances"> {
  readonly chances: readonly number[] | null;
}

/** Of a game that is not analysed: its turns, and the points after each as far as they are known. */
export function placesOf(
  moves: readonly ReplayMove[],
  history: readonly (readonly number[])[],
  seats: number,
): readonly Place[] {
  const nothing = Array.from({ length: seats }, () => 0);
  const places: Place[] = [];
  moves.forEach(({ turn, period }, move) => {
    if (places.length > 0 && moves[move - 1]?.turn === turn) return;
    const points = history[places.length - 1] ?? nothing;
    places.push({ move, turn, period, chances: null, points: [...points], is_read: true });
  });
  const { turn = 0, period = 0 } = moves.at(-1) ?? {};
  const points = history.at(-1) ?? nothing;
  const end = { move: moves.length, turn, period, chances: null, points: [...points] };
  return [...places, { ...end, is_read: true }];
}

/** All turns are equally wide; the moves of one share its width. */
export class Scale {
  constructor(
    private readonly places: readonly Place[],
    readonly width: number,
  ) {}

  get turns(): number {
    return Math.max(this.places.length - 1, 1);
  }

  /** The width of a turn. */
  get step(): number {
    return this.width / this.turns;
  }

  x(move: number): number {
    const at = this.turnOf(move);
    const from = this.places[at]?.move ?? 0;
    const to = this.places[at + 1]?.move ?? from;
    return this.step * (at + (to > from ? (move - from) / (to - from) : 0));
  }

  /** The move that is nearest to this point. */
  moveAt(x: number): number {
    const share = Math.min(Math.max(x / this.step, 0), this.turns);
    const at = Math.min(Math.floor(share), this.turns - 1);
    const from = this.places[at]?.move ?? 0;
    const to = this.places[at + 1]?.move ?? from;
    return Math.round(from + (share - at) * (to - from));
  }

  /** The place at which the turn of a move begins. */
  turnOf(move: number): number {
    const next = this.places.findIndex((place) => place.move > move);
    return next < 0 ? this.places.length - 1 : Math.max(next - 1, 0);
  }
}

/** The first move of the turn before or after the one on show; null: there is none. */
export function turnFrom(places: readonly Place[], move: number, step: 1 | -1): number | null {
  const found =
    step > 0
      ? places.find((place) => place.move > move)
      : places.findLast((place) => place.move < move);
  return found?.move ?? null;
}

/** The moment before or after a move; null: there is none. */
export function momentFrom(
  moments: readonly { readonly move: number }[],
  move: number,
  step: 1 | -1,
): number | null {
  const moves = moments.map((one) => one.move).toSorted((one, other) => one - other);
  const found = step > 0 ? moves.find((one) => one > move) : moves.findLast((one) => one < move);
  return found ?? null;
}

export interface Band {
  readonly period: number;
  readonly from: number;
  readonly to: number;
}

/** The Days or rounds; the end belongs to the last one. */
export function bandsOf(places: readonly Place[], scale: Scale): readonly Band[] {
  const bands: { period: number; from: number; to: number }[] = [];
  places.slice(0, -1).forEach(({ period }, at) => {
    const last = bands.at(-1);
    const to = scale.step * (at + 1);
    if (last?.period === period) last.to = to;
    else bands.push({ period, from: last?.to ?? 0, to });
  });
  return bands;
}

const LETTER = 7; // pixels
const AROUND = 6;

/** The name of a band if it has room for it, else its number; names are never cut. */
export function nameIn(band: Band, name: string): string {
  const room = band.to - band.from - AROUND;
  return name.length * LETTER <= room ? name : String(band.period || "");
}

export const OVAL = 28; // pixels that the sign of a turn needs

export interface TurnSign {
  readonly seat: number;
  /** First move of the turn. */
  readonly move: number;
  readonly x: number;
}

/** Whose turn it was: a whole sign for every turn, or none at all. */
export function signsOf(
  places: readonly Place[],
  moves: readonly ReplayMove[],
  scale: Scale,
): readonly TurnSign[] {
  if (scale.step < OVAL) return [];
  return places.slice(0, -1).map(({ move }, at) => ({
    seat: moves[move]?.seat ?? 0,
    move,
    x: scale.step * (at + 0.5),
  }));
}

/** From the lowest to the highest value, and where round ones lie. */
export interface Levels {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

export const CHANCES: Levels = { low: 0, high: 1, marks: [0, 0.5, 1] };
const MOST_MARKS = 4;

export function levelsOf(places: readonly Place[]): Levels {
  const all = places.flatMap(({ points }) => points);
  const step = stepFor(Math.max(...all, 1) - Math.min(0, ...all), MOST_MARKS);
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...all, 1) / step) * step, low + step);
  const marks = [];
  for (let value = low; value <= high; value += step) marks.push(value);
  return { low, high, marks };
}

export function yOf(value: number, { low, high }: Levels, height: number): number {
  return height * (1 - (value - low) / (high - low));
}

/** Costly decisions: larger if they cost more. */
export function diamondSize({ cost }: DecisionInfo): number {
  return 4 + 8 * Math.sqrt(Math.min(cost, 1));
}

export function isMarked({ verdict, cost }: DecisionInfo): boolean {
  return verdict === "costly" && cost >= LEAST_COST;
}

/** A disc below the graph. */
export interface Disc {
  readonly move: number;
  readonly icon: string;
  /** What is larger comes first where there is no room for all. */
  readonly weight: number;
}

const ICONS: Readonly<Record<MomentInfo["kind"], string>> = {
  lead: "laurel",
  costly: "warning",
  praise: "check",
  fortune: "star",
};

export function iconOf(kind: MomentInfo["kind"]): string {
  return ICONS[kind];
}

const GAP = 22; // pixels between the middles of discs

/** Those that have room, and where they stand. */
export function spread(
  discs: readonly Disc[],
  scale: Scale,
): readonly (Disc & { readonly x: number })[] {
  const placed: (Disc & { readonly x: number })[] = [];
  for (const disc of discs.toSorted((one, other) => other.weight - one.weight)) {
    const x = scale.x(disc.move);
    if (placed.every((one) => Math.abs(one.x - x) >= GAP)) placed.push({ ...disc, x });
  }
  return placed.toSorted((one, other) => one.x - other.x);
}

/** Moves signs apart that would cover each other; `ys` in any order. */
export function apart(ys: readonly number[], gap: number, most: number): readonly number[] {
  const order = ys.map((y, at) => ({ y, at })).toSorted((one, other) => one.y - other.y);
  let last = -Infinity;
  const found = order.map(({ y, at }) => ({ at, y: (last = Math.max(y, last + gap)) }));
  let next = most + gap;
  for (const one of found.toReversed()) next = one.y = Math.min(one.y, next - gap);
  return found.toSorted((one, other) => one.at - other.at).map(({ y }) => y);
}

/** Scores over time as points of a chart. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Chart {
  /** By seat: from left to right. */
  readonly lines: readonly (readonly Point[])[];
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** Some of the turns, by their number. */
  readonly times: readonly { readonly value: number; readonly x: number }[];
}

/** Of the lines, by seat: they differ by more than their colour. */
export const DASHES = ["none", "10 4", "3 4", "14 4 3 4", "6 3"] as const;

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_LEVELS = 7;
const MOST_TIMES = 10;

export function stepFor(range: number, most: number): number {
  return STEPS.find((step) => range / step < most) ?? 1000;
}

/** `history`: the scores of all seats after each turn; a game begins at zero. */
export function chartOf(
  history: readonly (readonly number[])[],
  seats: number,
  width: number,
  height: number,
): Chart {
  const all = history.flat();
  const low = Math.min(0, ...all);
  const step = stepFor(Math.max(...all, 1) - low, MOST_LEVELS);
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(Math.max(...all, 1) / step) * step, bottom + step);
  const x = (turn: number): number => (turn / Math.max(history.length, 1)) * width;
  const y = (score: number): number => height - ((score - bottom) / (top - bottom)) * height;
  const lines = Array.from({ length: seats }, (_, seat) => [
    { x: 0, y: y(0) },
    ...history.map((scores, turn) => ({ x: x(turn + 1), y: y(scores[seat] ?? 0) })),
  ]);
  const levels = [];
  for (let value = bottom; value <= top; value += step) levels.push({ value, y: y(value) });
  const every = stepFor(history.length, MOST_TIMES);
  const times = [];
  for (let value = every; value <= history.length; value += every) {
    times.push({ value, x: x(value) });
  }
  return { lines, levels, times };
}

/** Places in ascending order, moved apart where they would cover each other; none beyond `most`. */
export function apart(places: readonly number[], gap: number, most: number): readonly number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  let end = most + gap;
  const fitted = moved.toReversed().map((place) => (end = Math.min(place, end - gap)));
  return fitted.toReversed();
}

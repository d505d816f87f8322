/** A rating over time as paths of a drawing: the line, and the band that says how sure it is. */
import type { RatingInfo } from "../lib/api/messages";

export interface Curve {
  readonly line: string;
  readonly band: string;
  /** Round ratings with their heights. */
  readonly marks: readonly { readonly rating: number; readonly y: number }[];
  readonly last: { readonly x: number; readonly y: number };
}

const STEP = 100; // points between the marks

/** Games stand at equal distances: a week without one is no part of the story. */
export function curveOf(points: readonly RatingInfo[], width: number, height: number): Curve {
  const least = Math.floor(Math.min(...points.map((one) => one.rating - one.band)) / STEP) * STEP;
  const most = Math.ceil(Math.max(...points.map((one) => one.rating + one.band)) / STEP) * STEP;
  const x = (at: number): number =>
    Math.round((points.length > 1 ? at / (points.length - 1) : 1) * width * 10) / 10;
  const y = (rating: number): number =>
    Math.round((1 - (rating - least) / Math.max(STEP, most - least)) * height * 10) / 10;
  const way = (ratings: readonly (readonly [number, number])[]): string =>
    ratings.map(([at, rating], first) => `${first ? "L" : "M"}${x(at)} ${y(rating)}`).join("");
  const upper = points.map((one, at) => [at, one.rating + one.band] as const);
  const lower = points.map((one, at) => [at, one.rating - one.band] as const);
  const step = Math.max(STEP, Math.ceil((most - least) / (5 * STEP)) * STEP);
  const marks = [];
  for (let rating = least; rating <= most; rating += step) marks.push({ rating, y: y(rating) });
  const end = points.length - 1;
  return {
    line: way(points.map((one, at) => [at, one.rating] as const)),
    band: `${way([...upper, ...lower.toReversed()])}Z`,
    marks,
    last: { x: x(end), y: y(points[end]?.rating ?? least) },
  };
}

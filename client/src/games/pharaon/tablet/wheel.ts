/** The wheel by itself: its middle is (0, 0), a sector faces the top at position 0, and positions go
 *  clockwise. It is drawn at one size and scaled to the room it has. */

import { round, type Point } from "./geometry";

export const WHEEL = 116;
export const HUB = 38;
export const SPACES = 4; // of a sector, usable or not
const TURN = 72; // degrees from position to position

/** The middle of a position, in degrees from the right, clockwise as the screen counts. */
export function angleOf(position: number): number {
  return -90 + TURN * position;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** A piece of a ring between two radii, so many degrees on each side of an angle. */
export function wedge(inner: number, outer: number, angle: number, half: number): string {
  const [a, b] = [polar(outer, angle - half), polar(outer, angle + half)];
  const [c, d] = [polar(inner, angle + half), polar(inner, angle - half)];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  );
}

/** The spaces of the sector at this angle, first to last as they are filled. */
export function spacesOf(angle: number): Point[] {
  const step = 16.5;
  return Array.from({ length: SPACES }, (_, index) =>
    polar(WHEEL - 21, angle + step * (index - (SPACES - 1) / 2)),
  );
}

/** By how many degrees the wheel goes on turning to show an offset: the short way. */
export function turnTo(angle: number, offset: number): number {
  const wanted = offset * TURN;
  const rest = (((wanted - angle) % 360) + 540) % 360;
  return angle + rest - 180;
}

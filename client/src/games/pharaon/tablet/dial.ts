/** A small stage: the ring in miniature, and one section in full beside or below it. */

import { angleOf, polar } from "./wheel";
import { clamp, isFlat, type Box, type Point, type Size } from "./geometry";

export interface Dial {
  /** A square around the ring. */
  ring: Box;
  wheel: number; // its radius
  /** Of what says more about the open section. */
  about: Box;
  section: Box;
}

export const BUTTON = 40; // of a section
export const HEAD = 23; // of a god
const [MARGIN, LARGEST, SMALLEST] = [9, 178, 150];

export function dialOf({ width, height }: Size): Dial {
  const isUpright = width < height;
  const room = isUpright
    ? Math.min(height * 0.37, width * 0.5)
    : Math.min(height * 0.5, width * 0.32);
  const side = clamp(room, SMALLEST, LARGEST);
  const ring = { x: MARGIN, y: MARGIN, width: side, height: side };
  const wheel = side / 2 - BUTTON - 4;
  const end = 2 * MARGIN + side;
  if (isUpright) {
    return {
      ring,
      wheel,
      about: { x: end, y: MARGIN, width: width - end - MARGIN, height: side },
      section: { x: MARGIN, y: end, width: width - 2 * MARGIN, height: height - end - MARGIN },
    };
  }
  return {
    ring,
    wheel,
    about: { x: MARGIN, y: end, width: side, height: height - end - MARGIN },
    section: { x: end, y: MARGIN, width: width - end - MARGIN, height: height - 2 * MARGIN },
  };
}

/** The middle of the button of a position, from the middle of the ring. */
export function buttonAt({ ring }: Dial, position: number): Point {
  return polar((ring.width - BUTTON) / 2, angleOf(position));
}

/** The middle of the head on the clockwise edge of a position. */
export function headAt({ ring }: Dial, position: number): Point {
  const out = isFlat(position) ? 0 : 2;
  return polar((ring.width - HEAD) / 2 - 4 + out, angleOf(position) + 36);
}

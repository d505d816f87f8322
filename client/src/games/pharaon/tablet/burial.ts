/** How large the courses of the burial chamber are in a room, in pixels. */

import { clamp, type Size } from "./geometry";

export interface BurialSizes {
  course: number;
  gap: number;
  /** By how much each course is set back from the one below it. */
  step: number;
  coin: number;
  /** Side of a resource; 0: there is no room for the cost. */
  token: number;
  cube: number;
  /** "not begun" stands beside the cubes that wait. */
  isWordy: boolean;
}

const CUBES = 1.15; // so many have room beside the cost; more of them overlap

export function burialOf(
  room: Size,
  stages: readonly { cost: readonly unknown[] }[],
  growth = 1,
): BurialSizes {
  const line = room.height / (stages.length + 0.8); // the last one for those who have not begun
  const gap = line < 22 ? 1 : 3;
  const course = clamp(line - gap, 12, 58 * growth);
  const coin = Math.min(course - (course < 22 ? 0 : 5), 34 * growth);
  const cube = Math.min(course - (course < 22 ? 2 : 7), 26 * growth);
  const step = room.width > 150 ? 3.5 : 0;
  const longest = Math.max(...stages.map(({ cost }) => cost.length));
  const left = room.width - step * (stages.length - 1) - coin - 16 - CUBES * cube;
  const token = Math.min(left / longest - 1, course - 4, 30 * growth);
  return {
    course,
    gap,
    step,
    coin,
    token: token >= 12 ? token : 0,
    cube,
    isWordy: room.width >= 150,
  };
}

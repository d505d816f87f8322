/** The first steps in Kemet, taught by playing: the first Day of a beginner's game with a fixed seed,
 *  and the Night and the first turn after it. */

import type { Lessons } from "../../lib/table/lessons";
import steps from "./lessons.json";

export const lessons: Lessons = steps;

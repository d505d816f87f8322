/** The first steps in Egizia, taught by playing: the first round of a game with a fixed seed. */

import type { Lessons } from "../../lib/table/lessons";
import steps from "./lessons.json";

export const lessons: Lessons = steps;

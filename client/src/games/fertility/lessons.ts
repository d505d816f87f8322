/** The first steps in Fertility, taught by playing: three turns of a game with a fixed seed. */

import type { Lessons } from "../../lib/table/lessons";
import steps from "./lessons.json";

export const lessons: Lessons = steps;

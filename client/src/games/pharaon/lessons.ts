/** The first steps in Pharaon, taught by playing: a round and a half of a game with a fixed seed. */

import type { Lessons } from "../../lib/table/lessons";
import steps from "./lessons.json";

export const lessons: Lessons = steps;

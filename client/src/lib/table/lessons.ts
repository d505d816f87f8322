/** A game that teaches itself has a file `src/games/<id>/lessons.ts` that exports
 *  `lessons: Lessons`. */
import type { Json } from "./board";

/** A lesson is one action in a real game, begun from `record` with the learner on seat 0 and the
 *  other seats played by the script. */
export interface Lesson {
  /** Ids of title and text (about 50 words). */
  readonly title: string;
  readonly text: string;
  /** Places or regions that the veil leaves open, numbered in this order. Targets, several in one
   *  frame with spaces between them ("cell:g2 cell:g3"), or CSS selectors inside the table when
   *  they begin with "." (".region-hand"). */
  readonly open: readonly string[];
  /** Notations of the action: only these are offered, and playing one leads on. Empty: "Next". */
  readonly actions: readonly string[];
  /** Notations played by the script for whoever is to move, after the action. */
  readonly then?: readonly string[];
  /** It is part of the short course, too; the first lesson always is. */
  readonly short?: boolean;
}

export type Course = "short" | "full";

export interface Lessons {
  /** An `iteru.Record` as JSON: game, options, seats, seed, moves. */
  readonly record: Json;
  readonly lessons: readonly Lesson[];
  /** Where to begin, 0 unless said otherwise: what comes before it is in the record. */
  readonly at?: number;
  /** The course that was chosen on the first card. */
  readonly course?: Course;
}

/** The notations that a lesson plays: the learner's, then the script's. */
function played({ actions, then = [] }: Lesson): readonly string[] {
  return [...actions.slice(0, 1), ...then];
}

/** The lessons of a course. What the short one leaves out is played by the script, as far as
 *  something is still to be done after it. */
export function courseOf(all: readonly Lesson[], course: Course): readonly Lesson[] {
  if (course === "full") return all;
  const last = all.findLastIndex(({ short, actions }) => short && actions.length > 0);
  const kept: Lesson[] = [];
  all.forEach((lesson, at) => {
    const before = kept.at(-1);
    if (lesson.short) kept.push(lesson);
    else if (before && at < last)
      kept.splice(-1, 1, { ...before, then: [...(before.then ?? []), ...played(lesson)] });
  });
  return kept;
}

/** The same lessons from one of a course on: those before it have been played. */
export function lessonsFrom(lessons: Lessons, course: Course, at: number): Lessons {
  const begun: unknown[] = Array.isArray(lessons.record.moves) ? lessons.record.moves : [];
  const moves = courseOf(lessons.lessons, course).slice(0, at).flatMap(played);
  return { ...lessons, at, course, record: { ...lessons.record, moves: [...begun, ...moves] } };
}

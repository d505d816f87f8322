/** How far this browser has come in the lessons of each game. */
import type { Course } from "../table/lessons";

export interface Progress {
  /** Lessons that are done. */
  readonly at: number;
  readonly of: number;
  readonly course: Course;
}

const KEY = "iteru-lessons";

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // unreadable or forbidden storage: the lessons begin anew
  }
}

/** null: not begun. */
export function lessonProgress(game: string): Progress | null {
  const found = stored()[game];
  return found && found.at > 0 && found.of > 0 ? found : null;
}

/** A course that was begun and not finished; null: at the first card one chooses. */
export function begunCourse(game: string): Progress | null {
  const found = lessonProgress(game);
  return found && found.at < found.of ? found : null;
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // private windows may refuse to store
  }
}

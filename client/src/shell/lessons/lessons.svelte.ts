/** Lessons at a real table: what the learner may do now, and what the script does in between. */
import { present } from "../../lib/present";
import type { Choice } from "../../lib/table/board";
import { courseOf, type Course, type Lesson, type Lessons } from "../../lib/table/lessons";

export const LEARNER = 0; // seat

/** The table as lessons see it. */
export interface LessonTable {
  playNotation(notation: string): void;
}

export class LessonRun {
  at = $state(0);
  /** Looking back at an earlier card; null: at the current one. */
  private back = $state<number | null>(null);
  private script = $state.raw<readonly string[]>([]);
  private readonly all: readonly Lesson[];
  private readonly table: LessonTable;

  /** Null: to be chosen on the first card. */
  course = $state<Course | null>(null);
  private readonly list = $derived.by(() => courseOf(this.all, this.course ?? "full"));
  readonly count = $derived.by(() => this.list.length);
  readonly isDone = $derived.by(() => this.at >= this.list.length);
  readonly shown = $derived.by(() => this.back ?? this.at);
  readonly lesson = $derived.by(() =>
    present(this.list[Math.min(this.shown, this.list.length - 1)], "lesson"),
  );
  readonly isScript = $derived.by(() => this.script.length > 0);

  constructor(lessons: Lessons, table: LessonTable) {
    this.all = lessons.lessons;
    this.at = lessons.at ?? 0;
    this.course = lessons.course ?? null;
    this.table = table;
  }

  begin(course: Course): void {
    this.course = course;
    this.next();
  }

  /** The lesson goes on by a button, not by an action on the board. */
  get hasNext(): boolean {
    return this.back !== null || this.lesson.actions.length === 0;
  }
  get hasBack(): boolean {
    return this.shown > 0;
  }

  /** Only the actions of the lesson can be chosen, and nothing after the last one. */
  allowed(choices: readonly Choice[]): readonly Choice[] {
    if (this.isDone || this.isScript || this.back !== null) return [];
    return choices.filter((choice) => this.lesson.actions.includes(choice.notation));
  }

  next(): void {
    if (this.back !== null) {
      this.back = this.back + 1 < this.at ? this.back + 1 : null;
      return;
    }
    if (this.lesson.actions.length === 0) this.done();
  }

  goBack(): void {
    if (this.hasBack) this.back = this.shown - 1;
  }

  /** A move was made: the learner's action, or one of the script. */
  moved(): void {
    if (this.isDone) return;
    if (this.isScript) {
      this.script = this.script.slice(1);
      this.goOn();
    } else {
      this.done();
    }
  }

  skip(): void {
    this.script = [];
    this.back = null;
    this.at = this.count;
  }

  private done(): void {
    this.script = this.lesson.then ?? [];
    this.goOn();
  }

  private goOn(): void {
    const [notation] = this.script;
    if (notation === undefined) this.at += 1;
    else this.table.playNotation(notation);
  }
}

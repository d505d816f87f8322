/** Dragging a thing onto the board: the same as clicking it and then the place it is dropped on. */
import type { BoardTable, Target } from "../table/board";

const THRESHOLD = 7; // pixels: below it a press is a click

/** What is dragged, and where it is in pixels of the window. */
export interface Dragged {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** A place under the pointer. */
export interface Goal {
  readonly target: Target;
  readonly element: HTMLElement | SVGElement;
}

export interface DragRules {
  /** Kind of the targets that it may be dropped on: "cell" for "cell:e7". */
  readonly goals: string;
  /** Pixels by which it floats above a finger, which hides what lies under it. */
  readonly aboveFinger?: number;
  canLift(thing: string): boolean;
  /** The press has become a drag. */
  lift(thing: string): void;
  drop(thing: string, goal: Goal | null): void;
}

export class Dragging {
  /** null: nothing is dragged. */
  now = $state.raw<Dragged | null>(null);
  private press: (Dragged & { readonly pointer: number }) | null = null;
  private readonly table: () => BoardTable;
  private readonly rules: DragRules;

  constructor(table: () => BoardTable, rules: DragRules) {
    this.table = table;
    this.rules = rules;
  }

  /** True: the thing follows this pointer from now on. */
  down(event: PointerEvent, thing: string): boolean {
    if (event.button !== 0 || !this.rules.canLift(thing)) return false;
    // at once: a fast pointer has already left the element with its first move
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.press = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    return true;
  }

  move(event: PointerEvent): void {
    const press = this.press;
    if (press?.pointer !== event.pointerId) return;
    if (!this.now) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      this.rules.lift(press.thing);
    }
    const lifted = event.pointerType === "mouse" ? 0 : (this.rules.aboveFinger ?? 0);
    this.now = { thing: press.thing, x: event.clientX, y: event.clientY - lifted };
    this.table().point(this.goalAt(this.now)?.target ?? null);
  }

  /** True: a drag has ended here, so the click that follows means nothing. */
  up(): boolean {
    const dropped = this.now;
    this.press = null;
    this.now = null;
    if (!dropped) return false;
    this.rules.drop(dropped.thing, this.goalAt(dropped));
    return true;
  }

  cancel(): void {
    if (this.now) this.table().point(null);
    this.press = null;
    this.now = null;
  }

  private goalAt({ x, y }: Dragged): Goal | null {
    for (const found of document.elementsFromPoint(x, y)) {
      const element = found.closest<HTMLElement>(`[data-target^="${this.rules.goals}:"]`);
      const target = element?.dataset.target;
      if (element && target) return { target, element };
    }
    return null;
  }
}

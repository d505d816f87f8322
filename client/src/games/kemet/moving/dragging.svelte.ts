/** Dragging a troop to where it goes: the same as clicking where it stands and then its goal. */

import type { BoardTable, Target } from "../../../lib/table/board";
import { viewOf } from "../position";

const THRESHOLD = 7; // pixels: below it a press is a click

export interface Dragged {
  readonly from: string;
  /** Where the pointer is, in pixels of the window. */
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  /** null: nothing is dragged. */
  now = $state.raw<Dragged | null>(null);
  /** Dropped there before the choices of the troop had come. */
  private waiting: Target | null = null;
  private press: { area: string; x: number; y: number; pointer: number } | null = null;
  private readonly table: () => BoardTable;

  constructor(table: () => BoardTable) {
    this.table = table;
  }

  /** Whether a troop in this area can be taken up now. */
  canLift(area: string): boolean {
    const table = this.table();
    if (table.decision === "move_origin") return table.state(`area:${area}`) !== "not-now";
    return (
      table.decision === "move_depart" &&
      table.choices.length > 0 &&
      viewOf(table).move?.at === area
    );
  }

  down(event: PointerEvent, area: string): void {
    this.waiting = null;
    if (event.button !== 0 || !this.canLift(area)) return;
    event.stopPropagation(); // the map must not pan
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.press = { area, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const press = this.press;
    if (!press || press.pointer !== event.pointerId) return;
    const table = this.table();
    if (!this.now) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      if (table.decision === "move_origin") table.select(`area:${press.area}`);
    }
    this.now = { from: press.area, x: event.clientX, y: event.clientY };
    table.point(areaAt(event.clientX, event.clientY));
  }

  /** True: a drag has ended here, so the click that follows means nothing. */
  up(): boolean {
    const dropped = this.now;
    this.press = null;
    this.now = null;
    if (!dropped) return false;
    const goal = areaAt(dropped.x, dropped.y);
    this.table().point(null);
    if (goal && goal !== `area:${dropped.from}`) {
      this.waiting = goal;
      this.arrive();
    }
    return true;
  }

  cancel(): void {
    if (this.now) this.table().point(null);
    this.press = null;
    this.now = null;
  }

  /** Goes where it was dropped as soon as that can be chosen. */
  arrive(): void {
    const table = this.table();
    const goal = this.waiting;
    if (!goal || table.decision !== "move_depart" || table.choices.length === 0) return;
    this.waiting = null;
    if (table.state(goal) === "legal") table.select(goal);
  }
}

function areaAt(x: number, y: number): Target | null {
  const found = document
    .elementsFromPoint(x, y)
    .find((one) => one.closest('[data-target^="area:"]'));
  return found?.closest('[data-target^="area:"]')?.getAttribute("data-target") ?? null;
}

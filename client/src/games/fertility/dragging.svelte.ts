/** Dragging a tile from the pool onto the board: the same as clicking the tile and then a square. */

import type { BoardTable, Target } from "../../lib/table/board";

const THRESHOLD = 7; // pixels: below it a press is a click
const FINGER = 34; // pixels: a finger hides what lies under it, so the tile floats above

export class Dragging {
  /** Where the tile floats, in pixels of the window; null: nothing is dragged. */
  at = $state.raw<{ tile: string; x: number; y: number } | null>(null);
  private press: { tile: string; x: number; y: number; pointer: number } | null = null;
  private readonly table: () => BoardTable;

  constructor(table: () => BoardTable) {
    this.table = table;
  }

  down(event: PointerEvent, tile: string): void {
    if (event.button !== 0 || this.table().state(`tile:${tile}`) === "not-now") return;
    // at once: the first move of a fast hand is already outside
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.press = { tile, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const press = this.press;
    if (!press || press.pointer !== event.pointerId) return;
    if (!this.at) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      const target = `tile:${press.tile}`;
      const table = this.table();
      if (!table.selection.includes(target) || table.selection.length > 1) table.select(target);
    }
    const y = event.clientY - (event.pointerType === "mouse" ? 0 : FINGER);
    this.at = { tile: press.tile, x: event.clientX, y };
    this.table().point(targetOf(squareAt(event.clientX, y)));
  }

  /** True: a drag has ended here, so the click that follows means nothing. */
  up(): boolean {
    const dropped = this.at;
    this.press = null;
    this.at = null;
    if (!dropped) return false;
    const square = squareAt(dropped.x, dropped.y);
    const target = targetOf(square);
    if (target && this.table().state(target) === "legal") {
      this.table().select(target);
      square?.focus({ preventScroll: true }); // so that Enter confirms, as after a click there
    } else {
      this.table().point(null);
    }
    return true;
  }

  cancel(): void {
    if (this.at) this.table().point(null);
    this.press = null;
    this.at = null;
  }
}

function squareAt(x: number, y: number): SVGElement | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>('[data-target^="cell:"]') ?? null;
}

function targetOf(square: SVGElement | null): Target | null {
  return square?.getAttribute("data-target") ?? null;
}

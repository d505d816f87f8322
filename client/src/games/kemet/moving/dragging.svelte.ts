/** Dragging a troop to where it goes. */
import { Dragging, type Dragged } from "../../../lib/board/dragging.svelte";
import type { BoardTable, Target } from "../../../lib/table/board";
import { viewOf } from "../position";

export class TroopDragging {
  /** Dropped there before the choices of the troop had come. */
  private waiting: Target | null = null;
  private readonly dragging: Dragging;
  private readonly table: () => BoardTable;

  constructor(table: () => BoardTable) {
    this.table = table;
    this.dragging = new Dragging(table, {
      goals: "area",
      canLift: (area) => this.canLift(area),
      lift(area) {
        if (table().decision === "move_origin") table().select(`area:${area}`);
      },
      drop: (area, goal) => {
        table().point(null);
        if (!goal || goal.target === `area:${area}`) return;
        this.waiting = goal.target;
        this.arrive();
      },
    });
  }

  /** The area that a troop is dragged from, and where the pointer is. */
  get now(): Dragged | null {
    return this.dragging.now;
  }

  down(event: PointerEvent, area: string): void {
    this.waiting = null;
    if (this.dragging.down(event, area)) event.stopPropagation(); // the map must not pan
  }

  move(event: PointerEvent): void {
    this.dragging.move(event);
  }

  up(): boolean {
    return this.dragging.up();
  }

  cancel(): void {
    this.dragging.cancel();
  }

  /** Goes where it was dropped as soon as that can be chosen. */
  arrive(): void {
    const table = this.table();
    const goal = this.waiting;
    if (!goal || table.decision !== "move_depart" || table.choices.length === 0) return;
    this.waiting = null;
    if (table.state(goal) === "legal") table.select(goal);
  }

  /** Whether a troop in this area can be taken up now. */
  private canLift(area: string): boolean {
    const table = this.table();
    if (table.decision === "move_origin") return table.state(`area:${area}`) !== "not-now";
    return (
      table.decision === "move_depart" &&
      table.choices.length > 0 &&
      viewOf(table).move?.at === area
    );
  }
}

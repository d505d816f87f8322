/** What lies in a section and is no place of its own just now stands for the section: a click on it
 *  is a click on the section, pointing at it points at the section. */

import type { BoardTable, PlaceAttributes, Target } from "../../../lib/table/board";

/** The spread for the contents of a section. Keyboards and readers use the section's own place. */
export function through(table: BoardTable, target: Target): PlaceAttributes {
  return {
    onclick: (event: MouseEvent) => {
      if (isFree(event.target) && table.state(target) !== "not-now") table.select(target);
    },
    onpointerover: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && isFree(event.target)) table.point(target);
    },
    onpointerleave: () => table.point(null),
  };
}

function isFree(hit: EventTarget | null): boolean {
  return hit instanceof Element && !hit.closest('[role="button"], button');
}

/** What lies in a section and is no place of its own just now stands for the section: a click on it
 *  is a click on the section, pointing at it points at the section. */

import type { BoardTable, PlaceAttributes } from "../../../lib/table/board";
import type { Section } from "../view";
import type { Swelling } from "./swelling.svelte";

/** The spread for the contents of a section. Keyboards and readers use the section's own place. */
export function through(table: BoardTable, section: Section, swelling: Swelling): PlaceAttributes {
  const target = `section:${section}`;
  return {
    onclick: (event: MouseEvent) => {
      if (!isFree(event.target)) return;
      if (table.state(target) === "not-now") swelling.look(section);
      else table.select(target);
    },
    onpointerover: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && isFree(event.target)) table.point(target);
    },
    onpointerleave: () => table.point(null),
  };
}

/** The spread for the ground of a section: its place, or a way to look closer. */
export function sectionAttributes(
  table: BoardTable,
  section: Section,
  name: string,
  swelling: Swelling,
): PlaceAttributes {
  const place = table.place(`section:${section}`, name);
  if (place["data-state"] !== "not-now") return place;
  return { ...place, onclick: () => swelling.look(section) };
}

/** In the wide mode a section swells when the pointer rests on it. */
export function resting(table: BoardTable, section: Section, swelling: Swelling): PlaceAttributes {
  if (table.mode !== "wide") return {};
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") swelling.rest(section);
    },
    onpointerleave: () => swelling.rest(null),
  };
}

function isFree(hit: EventTarget | null): boolean {
  return hit instanceof Element && !hit.closest('[role="button"], button');
}

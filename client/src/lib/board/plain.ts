/** Attributes of a thing that is only looked at: named, with a tooltip, lit when an event
 *  names it. null: it is drawn a second time elsewhere, as a place. */
import type { BoardTable, PlaceAttributes, Target } from "../table/board";

export function plain(table: BoardTable, target: Target | null, name: string): PlaceAttributes {
  return {
    role: "img",
    "aria-label": name,
    "data-tip": name,
    "data-target": target ?? undefined,
    "data-state": "not-now",
    "data-highlight": target && table.highlight.has(target) ? "" : undefined,
  };
}

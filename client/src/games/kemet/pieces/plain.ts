/** Attributes of a thing that is only looked at: named, with a tooltip, lit when told. */

import type { BoardTable, PlaceAttributes, Target } from "../../../lib/table/board";

export function plain(table: BoardTable, target: Target, name: string): PlaceAttributes {
  return {
    role: "img",
    "aria-label": name,
    "data-tip": name,
    "data-target": target,
    "data-state": "not-now",
    "data-highlight": table.highlight.has(target) ? "" : undefined,
  };
}

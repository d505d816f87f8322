/** A ship space of a site as a place. It stays one while a ship to elsewhere lies on the board: a
 *  click then takes that back. */

import type { BoardTable, PlaceAttributes, Target } from "../../../lib/table/board";

/** Whether a click on the ship space does something. */
export function isBerthLegal(table: BoardTable, target: Target): boolean {
  return table.choices.some((choice) => choice.targets.includes(target));
}

export function berthPlace(
  table: BoardTable,
  site: Target,
  target: Target,
  name: string,
): PlaceAttributes {
  if (!isBerthLegal(table, target)) return table.place(target, name);
  const attributes = table.place(target, name, ""); // the tip on the river says more
  if (table.state(target) !== "not-now") return attributes;
  return {
    ...attributes,
    role: "button",
    tabindex: -1,
    "data-state": "legal",
    onclick: () => changeTo(table, site, target),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      changeTo(table, site, target);
    },
  };
}

/** First the site: it takes the place of the space that was clicked before. A second click on what
 *  already lies on the board would play it. */
function changeTo(table: BoardTable, site: Target, target: Target): void {
  table.select(site);
  if (!table.candidate?.targets.includes(target)) table.select(target);
}

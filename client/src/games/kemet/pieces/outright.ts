/** A place whose click says all: the other targets of its only choice need no click of their own (a
 *  free action space with the one token that is left, a district for the pyramid at hand). */

import type { BoardTable, PlaceAttributes, Target } from "../../../lib/table/board";

/** The spread of a place; a click on it plays the choice at once if it is the only one of these
 *  kinds and can be undone. */
export function outright(
  table: BoardTable,
  target: Target,
  attributes: PlaceAttributes,
  kinds: readonly string[],
): PlaceAttributes {
  if (attributes.role !== "button") return attributes;
  const choose = (): void => {
    const isNew = table.state(target) === "legal"; // else the click itself confirms or takes back
    table.select(target);
    const [only, ...others] = table.open;
    if (isNew && only && others.length === 0 && kinds.includes(only.kind) && !only.final) {
      table.confirm();
    }
  };
  return {
    ...attributes,
    onclick: choose,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      choose();
    },
  };
}

/** For buttons with words or numbers on them: the name is text inside (`Spoken`), since a label
 *  that differs from what is seen misleads those who speak to their browser. */

import type { PlaceAttributes } from "../table/board";

export function spoken(attributes: PlaceAttributes): PlaceAttributes {
  if (attributes.role !== "button") return attributes;
  return { ...attributes, "aria-label": undefined };
}

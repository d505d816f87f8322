/** For buttons with words or numbers on them: their name is text inside (`Spoken`), since a label
 *  that differs from what is seen misleads people who use speech input. */

import type { PlaceAttributes } from "../table/board";

export function spoken(attributes: PlaceAttributes): PlaceAttributes {
  if (attributes.role !== "button") return attributes;
  return { ...attributes, "aria-label": undefined };
}

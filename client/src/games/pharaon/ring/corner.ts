/** The corners of the board, outside the ring, and which place of the ring a choice is about. */

import type { Choice } from "../../../lib/table/board";
import type { RingPlace, Section } from "../view";

export type Corner = "top-left" | "top-right" | "bottom-right" | "bottom-left";

/** The nearest one, by position. */
const CORNERS: readonly Corner[] = [
  "top-left",
  "top-right",
  "bottom-right",
  "bottom-left",
  "top-left",
];

/** Kinds of targets that lie in a section. */
const SECTION_OF: Record<string, Section> = {
  nile_option: "nile",
  track: "nile",
  set: "offerings",
  bonus: "offerings",
  bag: "offerings",
  noble: "nobles",
  noble_deck: "nobles",
  artisan: "artisans",
  artisan_deck: "artisans",
};

export function cornerOf(position: number | undefined): Corner {
  return CORNERS[position ?? 0] ?? "top-left";
}

/** The position of the ring that a choice is about, if it is about one. */
export function positionOf(choice: Choice | null, ring: readonly RingPlace[]): number | undefined {
  const section = choice?.targets.map(sectionOf).find((found) => found !== undefined);
  return ring.find((place) => place.section === section)?.position;
}

function sectionOf(target: string): Section | undefined {
  const [kind = "", name = ""] = target.split(":");
  return kind === "section" ? (name as Section) : SECTION_OF[kind];
}

/** Which section of the ring a target, a choice or a question is about. */

import type { BoardTable, Choice, GameEvent, Target } from "../../../lib/table/board";
import { viewOf } from "../position";
import type { Section } from "../view";

/** Kinds of targets that lie in a section. Nobles and artisans may also lie in somebody's hall. */
const SECTION_OF: Record<string, Section> = {
  nile_option: "nile",
  track: "nile",
  set: "offerings",
  bonus: "offerings",
  bag: "offerings",
  stage: "burial_chamber",
  noble: "nobles",
  noble_deck: "nobles",
  artisan: "artisans",
  artisan_deck: "artisans",
};

/** Questions whose answers lie in one section. */
const ASKED_IN: Record<string, Section> = {
  offerings_set: "offerings",
  offering_source: "offerings",
  noble_pick: "nobles",
  nile_advance: "nile",
  official_track: "nile",
  artisan_pick: "artisans",
};

export function sectionOf(target: Target): Section | undefined {
  const [kind = "", name = ""] = target.split(":");
  return kind === "section" ? (name as Section) : SECTION_OF[kind];
}

export function sectionOfChoice(choice: Choice | null): Section | undefined {
  return firstSection(choice?.targets ?? []);
}

export function sectionOfEvent(event: GameEvent): Section | undefined {
  const { section } = event.data;
  return typeof section === "string" ? (section as Section) : firstSection(event.targets);
}

/** The section that was chosen, or in which the answers to the present question lie. */
export function askedSection(table: BoardTable): Section | undefined {
  const { payment } = viewOf(table);
  if (payment) return payment.section;
  if (table.choices.length === 0) return undefined;
  return ASKED_IN[table.decision] ?? actedIn(table);
}

/** Where the coach points something out. */
export function markedSection(table: BoardTable): Section | undefined {
  return firstSection([...table.marks.keys()]);
}

/** Where the action lies that was clicked; a noble that is clicked to be used lies in a hall. */
function actedIn(table: BoardTable): Section | undefined {
  return firstSection(table.selection.filter((target) => !target.startsWith("noble:")));
}

function firstSection(targets: readonly Target[]): Section | undefined {
  return targets.map(sectionOf).find((section) => section !== undefined);
}

/** What the title of a section tells of moves: who acted there last, and the ranks of a hint. */

import type { BoardTable } from "../../../lib/table/board";
import type { Section } from "../view";
import { sectionOfChoice, sectionOfEvent } from "./sections";

export interface Marks {
  /** Seats. */
  acted: number[];
  /** From 1. */
  ranks: number[];
}

export function marksOn(table: BoardTable, section: Section): Marks {
  const acted = table.lastMove
    .filter((event) => event.kind === "acted" && sectionOfEvent(event) === section)
    .map((event) => event.seat);
  const ranks = table.hints.flatMap(({ choice }, index) =>
    sectionOfChoice(choice) === section ? [index + 1] : [],
  );
  return { acted, ranks };
}

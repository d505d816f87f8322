/** What a choice would mean to the gods: which of their half-conditions it would newly meet. */

import type { SeatView, Section } from "./view";

export interface Progress {
  god: string;
  value: number;
  /** The sections whose half would become met. */
  sections: Section[];
  /** The god would be satisfied. */
  pleased: boolean;
}

/** The gods that would come closer, by how the seat stands with them now and how it would then. */
export function progressOf(now: SeatView, then: SeatView): Progress[] {
  return now.gods.flatMap((god, index) => {
    const after = then.gods[index];
    if (god.satisfied || !after) return [];
    const sections = after.halves
      .filter((half, number) => half.met && !god.halves[number]?.met)
      .map((half) => half.section);
    if (sections.length === 0) return [];
    return [{ god: god.id, value: god.value, sections, pleased: after.satisfied }];
  });
}

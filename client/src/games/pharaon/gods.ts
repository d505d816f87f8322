/** How a seat stands with the gods, for the eye: what one god got another cannot count. */

import type { SeatGod } from "./view";

/** The gods as the engine tells them, but the halves of unsatisfied gods count only what the
 *  satisfied ones beside the same section leave (P8.4): so they say what is still lacking. */
export function standingOf(gods: readonly SeatGod[]): SeatGod[] {
  return gods.map((god) => {
    if (god.satisfied) return god;
    const halves = god.halves.map((half) => {
      const others = gods.filter(
        (other) => other.satisfied && other.halves.some((one) => one.section === half.section),
      );
      const have = Math.max(0, half.have - others.length * half.needed);
      return { ...half, have, met: have >= half.needed };
    });
    return { ...god, halves };
  });
}

/** What a choice would mean to the gods: which of their half-conditions it would newly meet. */

import type { GameEvent } from "../../lib/table/board";
import { tokensOf } from "./events";
import { standingOf } from "./gods";
import type { SeatView, Section } from "./view";

export interface Progress {
  god: string;
  value: number;
  /** The sections whose half would become met. */
  sections: Section[];
  /** Both halves would be met: the god would be satisfied. */
  pleased: boolean;
}

/** How many elements of each section these events add for their player. */
export function addedBy(events: readonly GameEvent[], seat: SeatView): Map<Section, number> {
  const added = new Map<Section, number>();
  const add = (section: Section, amount: number): void => {
    added.set(section, (added.get(section) ?? 0) + amount);
  };
  const begun = new Set<unknown>();
  for (const event of events) {
    switch (event.kind) {
      case "set_taken":
        add("offerings", tokensOf(event).length);
        break;
      case "offering_taken":
        add("offerings", 1);
        break;
      case "noble_taken":
        add("nobles", 1);
        break;
      case "artisan_taken":
        add("artisans", 1);
        break;
      case "stage_built":
        add("burial_chamber", 1);
        break;
      case "advanced": {
        const { track } = event.data;
        const level = seat.nile[track as keyof SeatView["nile"]];
        if (level === 0 && !begun.has(track)) add("nile", 1);
        begun.add(track);
        break;
      }
      case "paid":
        add("offerings", -spentOfferings(event));
        break;
    }
  }
  return added;
}

/** An offering token that is paid no longer counts for the gods. */
function spentOfferings(event: GameEvent): number {
  const { access, units } = event.data;
  const paid: unknown[] = [access, ...(Array.isArray(units) ? (units as unknown[]) : [])];
  return paid.filter((unit) => String(unit).startsWith("offering_")).length;
}

/** The gods that would come closer: not yet satisfied ones of which a half would become met. */
export function progressOf(events: readonly GameEvent[], seat: SeatView): Progress[] {
  const added = addedBy(events, seat);
  return standingOf(seat.gods).flatMap((god) => {
    if (god.satisfied) return [];
    const met = god.halves.map(
      (half) => half.met || half.have + (added.get(half.section) ?? 0) >= half.needed,
    );
    const sections = god.halves
      .filter((half, index) => !half.met && met[index])
      .map((half) => half.section);
    if (sections.length === 0) return [];
    return [{ god: god.id, value: god.value, sections, pleased: met.every(Boolean) }];
  });
}

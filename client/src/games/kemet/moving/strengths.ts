/** What is known of both sides before an attack: units, creature, tiles. Cards come on top. */

import { seatOf } from "../../../lib/board/lookup";
import type { BoardTable, Choice } from "../../../lib/table/board";
import { goesAlong, named, numberOf } from "../choosing";
import { areaOf, printedOf, viewOf } from "../position";
import type { Creature, Troop } from "../view";

export interface Known {
  seat: number;
  units: number;
  creature: string | null;
  /** Strength of the creature; 0 where the other's creature lets it count for nothing. */
  creatureStrength: number;
  tiles: number;
  total: number;
}

export interface Clash {
  area: string;
  attacker: Known;
  defender: Known;
}

/** The attack that the candidate would be; null if it is none. */
export function clashOf(table: BoardTable): Clash | null {
  const { candidate } = table;
  const { move } = viewOf(table);
  if (!candidate || !move) return null;
  const area = candidate.kind === "take" ? (move.target ?? "") : aimOf(candidate);
  const defender = areaOf(viewOf(table), area)?.troops.find(({ seat }) => seat !== move.seat);
  const attacker = groupOf(table, candidate);
  if (!defender || !attacker) return null;
  return {
    area,
    attacker: known(table, attacker, defender, seatOf(viewOf(table), attacker.seat).attack),
    defender: known(table, defender, attacker, seatOf(viewOf(table), defender.seat).defend),
  };
}

function aimOf(choice: Choice): string {
  return choice.kind === "step" || choice.kind === "teleport" ? named(choice, "area") : "";
}

/** Who would set off: as many as the choice says, or all who stand there. */
function groupOf(table: BoardTable, choice: Choice): Troop | null {
  const { move } = viewOf(table);
  const here = areaOf(viewOf(table), move?.at ?? "")?.troops.find(
    ({ seat }) => seat === move?.seat,
  );
  if (!here || choice.kind !== "take") return here ?? null;
  return {
    seat: here.seat,
    units: numberOf(choice, "units"),
    creature: goesAlong(choice) ? here.creature : null,
  };
}

function known(table: BoardTable, side: Troop, other: Troop, tiles: number): Known {
  const creature = printedCreature(table, side.creature);
  const isCancelled = printedCreature(table, other.creature)?.effects.some(
    ({ kind }) => kind === "cancel_creature",
  );
  const creatureStrength = creature && !isCancelled ? creature.strength : 0;
  return {
    seat: side.seat,
    units: side.units,
    creature: side.creature,
    creatureStrength,
    tiles,
    total: side.units + creatureStrength + tiles,
  };
}

function printedCreature(table: BoardTable, id: string | null): Creature | undefined {
  return printedOf(table).creatures.find((creature) => creature.id === id);
}

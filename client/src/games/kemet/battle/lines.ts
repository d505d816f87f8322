/** A side of a battle in lines: what its strength is made of, and what its owner plans in secret. */

import type { BoardTable } from "../../../lib/table/board";
import { dataOf, secretOf } from "../position";
import type { Plan, SideView } from "../view.types";

export interface Line {
  key: keyof SideView["parts"];
  icon: string;
  name: string;
  amount: number;
}

const ICONS = {
  units: "unit",
  creature: "creature",
  tiles: "tile",
  card: "card",
  di: "eye",
  wound: "damage",
} as const;

/** The parts that count for something; units always. */
export function linesOf(table: BoardTable, side: SideView): Line[] {
  return (Object.keys(ICONS) as (keyof typeof ICONS)[])
    .map((key) => ({
      key,
      icon: ICONS[key],
      name: nameOf(table, side, key),
      amount: side.parts[key],
    }))
    .filter(({ key, amount }) => key === "units" || amount !== 0 || isMere(key, side));
}

/** A creature is named even if it adds no strength. */
function isMere(key: string, side: SideView): boolean {
  return key === "creature" && side.creature !== null;
}

function nameOf(table: BoardTable, side: SideView, key: keyof typeof ICONS): string {
  switch (key) {
    case "creature": // gone from the troop by now, it still has counted
      return table.text(side.creature ? `creatures-${side.creature}` : "board-part_creature");
    case "card":
      return side.card ? table.text(`battle_cards-${side.card}`) : table.text("board-part_card");
    default:
      return table.text(`board-part_${key}`);
  }
}

/** What the cards that its owner has laid down, or is about to, would add; null: not ours to see. */
export function ownPlan(table: BoardTable, side: SideView): Plan | null {
  if (side.seat !== table.eyes) return null;
  const candidate = table.toMove === side.seat ? table.candidate : null;
  return dataOf(candidate).plan ?? secretOf(table).committed?.plan ?? null;
}

/** How far a side is with its secret choice, in words. */
export function commitsOf(table: BoardTable, side: SideView): string {
  return table.text(side.ready ? "board-ready" : "board-choosing", {
    player: table.name(side.seat),
  });
}

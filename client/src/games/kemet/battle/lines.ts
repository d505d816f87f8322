/** A side of a battle in lines: what its strength is made of, and what its owner plans in secret. */

import { byId } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { printedOf, secretOf } from "../position";
import type { BattleCard, SideView } from "../view";
import { copiesOf } from "./adding";

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

export interface Plan {
  strength: number;
  damage: number;
  protection: number;
}

/** What the cards that its owner has laid down, or is about to, would add; null: not ours to see. */
export function ownPlan(table: BoardTable, side: SideView): Plan | null {
  if (side.seat !== table.eyes) return null;
  const printed = printedOf(table);
  const { committed } = secretOf(table);
  const isAsked = table.toMove === side.seat;
  const candidate = isAsked ? table.candidate : null;
  const chosen =
    candidate?.kind === "play"
      ? (candidate.targets[0]?.slice("battle_card:".length) ?? null)
      : null;
  const id = chosen ?? committed?.card ?? null;
  const card: BattleCard | null = id ? byId(printed.battle_cards, id) : null;
  const copies = candidate?.kind === "add" ? copiesOf(candidate) : (committed?.di ?? {});
  const plan = {
    strength: card?.strength ?? 0,
    damage: card?.damage ?? 0,
    protection: card?.protection ?? 0,
  };
  for (const [type, count] of Object.entries(copies)) {
    for (const { kind, amount } of byId(printed.di_cards, type).effects) {
      if (kind in plan) plan[kind as keyof Plan] += amount * count;
    }
  }
  return plan;
}

/** How far a side is with its secret choice, in words. */
export function commitsOf(table: BoardTable, side: SideView): string {
  const isReady = side.committed >= 3;
  return table.text(isReady ? "board-ready" : "board-choosing", { player: table.name(side.seat) });
}

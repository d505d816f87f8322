/** What power tiles, creatures and cards do, in sentences with the figures that are printed. */

import { byId } from "../../lib/board/lookup";
import type { BoardTable } from "../../lib/table/board";
import { printedOf } from "./position";
import type { BattleCard, Creature, DiCard, Effect, PrintedTile } from "./view";
import { message } from "./words";

const POWERS = ["movement", "strength", "damage", "protection"] as const;

/** Name and effect: "Charge!: +1 strength when you attack." */
export function tileInWords(table: BoardTable, tile: PrintedTile): string {
  return table.text("board-thing", {
    thing: message(`power_tiles-${tile.id}`),
    effect: tileEffects(table, tile),
  });
}

/** Name and effect. */
export function cardInWords(table: BoardTable, card: DiCard): string {
  return table.text("board-thing", {
    thing: message(`di_cards-${card.id}`),
    effect: cardEffects(table, card),
  });
}

export function tileEffects(table: BoardTable, tile: PrintedTile): string {
  return tile.effects.map((effect) => tileEffect(table, effect)).join(" ");
}

function tileEffect(table: BoardTable, { kind, amount, ref }: Effect): string {
  switch (kind) {
    case "creature":
      return creatureEffects(table, byId(printedOf(table).creatures, ref));
    case "swap_battle_card":
      return table.text("tile_effects-swap_battle_card", {
        ...figuresOf(byId(printedOf(table).battle_cards, ref)),
      });
    case "action_token":
      return table.text(`tile_effects-${ref}_token`);
    default:
      return table.text(`tile_effects-${kind}`, { amount });
  }
}

function creatureEffects(table: BoardTable, creature: Creature): string {
  const powers = POWERS.filter((power) => creature[power] > 0).map((power) =>
    message(`creature_powers-${power}`, { amount: creature[power] }),
  );
  const first =
    powers.length > 0
      ? table.text("tile_effects-creature", { powers })
      : table.text("tile_effects-bare_creature");
  const more = creature.effects.map(({ kind }) => table.text(`creature_effects-${kind}`));
  return [first, ...more].join(" ");
}

export function cardEffects(table: BoardTable, card: DiCard): string {
  return card.effects
    .map(({ kind, amount }) => table.text(`card_effects-${kind}`, { amount }))
    .join(" ");
}

/** "Strength 4, damage 1, protection 0." */
export function battleFigures(table: BoardTable, card: BattleCard): string {
  return table.text("battle_figures", { ...figuresOf(card) });
}

function figuresOf({ strength, damage, protection }: BattleCard): Record<string, number> {
  return { strength, damage, protection };
}

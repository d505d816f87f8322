/** What tiles and cards do, told with the figures that are printed. */
import { expect, test } from "vitest";
import { battleFigures, cardEffects, tileEffects } from "../../../src/games/kemet/effects";
import type { PrintedTile } from "../../../src/games/kemet/printed";
import { byId } from "../../../src/lib/board/lookup";
import type { BoardTable } from "../../../src/lib/table/board";
import { PRINTED, table } from "./tables";

/** Texts as their ids with their arguments. */
const spelt: BoardTable = table(
  {},
  {
    text: (id, args = {}) =>
      [id, ...Object.values(args).map((one) => JSON.stringify(one))].join(" "),
  },
);

function tile(...effects: PrintedTile["effects"]): PrintedTile {
  return { effects } as PrintedTile;
}

test("every effect of a tile is a sentence with its amount", () => {
  const boon = { kind: "night_di", amount: 2, ref: "" };
  const gold = { kind: "action_token", amount: 1, ref: "gold" };
  expect(tileEffects(spelt, tile(boon, gold))).toBe(
    "tile_effects-night_di 2 tile_effects-gold_token",
  );
});

test("a creature is told by what it adds, then by what else it does", () => {
  const scarab = tileEffects(spelt, tile({ kind: "creature", amount: 0, ref: "royal_scarab" }));
  expect(scarab).toContain("creature_powers-movement");
  expect(scarab).toContain("creature_powers-strength");
  expect(scarab).not.toContain("creature_powers-damage");
  const snake = tileEffects(spelt, tile({ kind: "creature", amount: 0, ref: "deep_desert_snake" }));
  expect(snake).toMatch(/creature_effects-cancel_creature$/);
});

test("a special battle card is told by its figures", () => {
  const swap = tile({ kind: "swap_battle_card", amount: 0, ref: "fervent_purge" });
  expect(tileEffects(spelt, swap)).toBe("tile_effects-swap_battle_card 3 2 0");
  const purge = byId(PRINTED.battle_cards, "fervent_purge");
  expect(battleFigures(spelt, purge)).toBe("battle_figures 3 2 0");
});

test("a Divine Intervention card tells its own amount", () => {
  expect(cardEffects(spelt, byId(PRINTED.di_cards, "bloodbath"))).toBe("card_effects-damage 2");
});

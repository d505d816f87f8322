/** Cards in hands, as far as the eyes may see them, and what one plans with them in secret. */
import { expect, test } from "vitest";
import { ownPlan } from "../../../../src/games/kemet/battle/lines";
import { battleCards, diCards } from "../../../../src/games/kemet/mine/hands";
import type { SideView } from "../../../../src/games/kemet/view";
import { of, seat, table } from "../tables";

const wheres = (cards: { where: string }[]): string[] => cards.map(({ where }) => where);

test("one's own battle cards are in hand or out", () => {
  const mine = table({}, { private: { battle_hand: ["shield_push"] } });
  expect(wheres(battleCards(mine, 0))).toEqual(["out", "out", "hand"]);
});

test("of a rival's cards those not shown may lie face down", () => {
  const seats = [seat(), seat({ shown: ["cavalry_blitz"], hidden: 1 })];
  expect(wheres(battleCards(table({ seats }), 1))).toEqual(["out", "maybe", "maybe"]);
});

test("what was committed is marked for its owner only", () => {
  const committed = { card: "cavalry_blitz", discard: "shield_push" };
  const mine = table({}, { private: { committed } });
  expect(battleCards(mine, 0).map(({ mark }) => mark)).toEqual(["play", null, "discard"]);
  expect(battleCards(mine, 1).map(({ mark }) => mark)).toEqual([null, null, null]);
});

test("every copy of a Divine Intervention card lies on its own, a rival's are backs", () => {
  const mine = table({}, { private: { di: { war_rage: 2, prayer: 1 } } });
  expect(diCards(mine, 0)?.map(({ id, copy }) => `${id} ${copy}`)).toEqual([
    "war_rage 0",
    "war_rage 1",
    "prayer 0",
  ]);
  expect(diCards(mine, 1)).toBeNull();
});

const SIDE = { seat: 0 } as SideView;

test("the plan adds up the card and the Divine Intervention cards", () => {
  const committed = { card: "fervent_purge", di: { war_rage: 2, bloodbath: 1 } };
  const plan = ownPlan(table({}, { private: { committed } }), SIDE);
  expect(plan).toEqual({ strength: 5, damage: 4, protection: 0 });
});

test("a card that is pointed at counts before it is played; a rival's plan is secret", () => {
  const candidate = of("play", 1, "battle_card:shield_push");
  expect(ownPlan(table({}, { candidate }), SIDE)).toMatchObject({ strength: 3, protection: 1 });
  expect(ownPlan(table({}, { candidate }), { ...SIDE, seat: 1 })).toBeNull();
});

/** Cards in hands, as far as the eyes may see them, and what one plans with them in secret. */
import { expect, test } from "vitest";
import { ownPlan } from "../../../../src/games/kemet/battle/lines";
import { battleCards, diCards } from "../../../../src/games/kemet/mine/hands";
import type { SideView } from "../../../../src/games/kemet/view.types";
import { of, seat, table } from "../tables";

const wheres = (cards: { where: string }[]): string[] => cards.map(({ where }) => where);

test("one's own battle cards are in hand or out", () => {
  const cards = { cavalry_blitz: "out", fervent_purge: "out", shield_push: "hand" };
  const mine = table({}, { private: { battle_cards: cards } });
  expect(wheres(battleCards(mine, 0))).toEqual(["out", "out", "hand"]);
});

test("of a rival's cards those not shown may lie face down", () => {
  const rival = seat({
    battle_cards: { cavalry_blitz: "out", fervent_purge: "maybe", shield_push: "maybe" },
  });
  const seats = [seat(), rival];
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

test("the plan is what the engine says of the cards laid down", () => {
  const plan = { strength: 5, damage: 4, protection: 0 };
  const committed = { card: "fervent_purge", di: { war_rage: 2, bloodbath: 1 }, plan };
  expect(ownPlan(table({}, { private: { committed } }), SIDE)).toEqual(plan);
});

test("a card that is pointed at counts before it is played; a rival's plan is secret", () => {
  const plan = { strength: 3, damage: 0, protection: 1 };
  const candidate = { ...of("play", 1, "battle_card:shield_push"), data: { plan } };
  expect(ownPlan(table({}, { candidate }), SIDE)).toEqual(plan);
  expect(ownPlan(table({}, { candidate }), { ...SIDE, seat: 1 })).toBeNull();
});

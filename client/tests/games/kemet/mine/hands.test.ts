/** Cards in hands, as far as the eyes may see them. */
import { expect, test } from "vitest";
import { battleCards, diCards } from "../../../../src/games/kemet/mine/hands";
import { seat, table } from "../tables";

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

/** Divine Intervention cards are added to a battle copy by copy. */
import { expect, test } from "vitest";
import { adding, copiesOf, toggled } from "../../../../src/games/kemet/battle/adding";
import type { Choice } from "../../../../src/lib/table/board";
import { of } from "../tables";

function add(code: number, copies: Record<string, number>): Choice {
  const cards = Object.entries(copies).map(([card, count]) => ({
    text: "di_copies",
    args: { card: { text: `di_cards-${card}`, args: {} }, copies: count },
  }));
  const targets = Object.keys(copies).map((card) => `di:${card}`);
  return { ...of("add", code, ...targets), args: cards.length > 0 ? { cards } : {} };
}
const NONE = add(1, {});
const ONE = add(2, { war_rage: 1 });
const TWO = add(3, { war_rage: 2 });
const MIXED = add(4, { war_rage: 1, bloodbath: 1 });

test("a choice tells how many copies of which card it adds", () => {
  expect(copiesOf(MIXED)).toEqual({ war_rage: 1, bloodbath: 1 });
  expect(copiesOf(NONE)).toEqual({});
});

test("the choice with exactly these copies is found", () => {
  const all = [NONE, ONE, TWO, MIXED];
  expect(adding(all, { war_rage: 2 })).toBe(TWO);
  expect(adding(all, { war_rage: 0 })).toBe(NONE);
  expect(adding(all, { bloodbath: 1 })).toBeNull();
});

test("a click adds a copy, a click on an added copy takes one back", () => {
  expect(toggled({}, "war_rage", 0)).toEqual({ war_rage: 1 });
  expect(toggled({ war_rage: 1 }, "war_rage", 1)).toEqual({ war_rage: 2 });
  expect(toggled({ war_rage: 2, bloodbath: 1 }, "war_rage", 0)).toEqual({
    war_rage: 1,
    bloodbath: 1,
  });
});

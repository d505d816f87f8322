import { expect, test } from "vitest";
import { CARDS, type Card } from "../../src/games/cards";
import type { GameInfo } from "../../src/lib/api/messages";
import { present } from "../../src/lib/present";
import { quickTable } from "../../src/lobby/quickPlay";
import { addressOf, EVERYTHING, isNarrow, searchOf } from "../../src/lobby/search";

const card = (id: string): Card =>
  present(
    CARDS.find((one) => one.id === id),
    id,
  );
const kemet: GameInfo = {
  id: "kemet",
  min_seats: 2,
  max_seats: 5,
  options: [{ name: "mode", choices: ["short", "beginner"], default: "short", seats: [2, 3] }],
  rules_version: 1,
  fingerprint: "",
  has_secrets: true,
};
const wishes = { level: "hard", bots: 4, firstGame: true } as const;

test("quick play seats as many bots as the game allows", () => {
  const small = { ...kemet, max_seats: 4 };
  expect(quickTable(card("kemet"), small, wishes).seats).toEqual([
    { kind: "me" },
    ...Array.from({ length: 3 }, () => ({ kind: "bot", level: "hard" })),
  ]);
  expect(quickTable(card("traitor"), kemet, wishes).seats).toEqual([{ kind: "me" }]);
});

test("a first game has its options where they are allowed", () => {
  expect(quickTable(card("kemet"), kemet, { ...wishes, bots: 1 }).options).toEqual({
    mode: "beginner",
  });
  expect(quickTable(card("kemet"), kemet, wishes).options).toEqual({}); // not for five seats
  expect(quickTable(card("kemet"), kemet, { ...wishes, firstGame: false }).options).toEqual({});
});

test("a search stands in the address, and nonsense there is left out", () => {
  const search = { ...EVERYTHING, game: "kemet", free: true, text: "Zoé & co", page: 2 };
  expect(searchOf(addressOf(search).slice(1))).toEqual(search);
  expect(addressOf(EVERYTHING)).toBe("/");
  expect(isNarrow(EVERYTHING)).toBe(false);
  expect(searchOf("?status=lost&game=<b>&pace=slow&page=-4&free=1")).toEqual({
    ...EVERYTHING,
    game: "b",
  });
});

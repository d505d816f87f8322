/** What a side is made of, in rows. */
import { expect, test } from "vitest";
import { cardRows, knownRows, range, unknownRow } from "../../../../src/games/kemet/battle/sums";
import type { SideView, SumLine } from "../../../../src/games/kemet/view.types";
import { table } from "../tables";

const line = (what: SumLine["what"], id: string | null, strength: number): SumLine => ({
  what,
  id,
  strength,
  damage: 0,
  protection: 0,
  cancelled_by: null,
});

test("every source has its own line, and nothing is a dot", () => {
  const rows = knownRows(table({}), [line("units", null, 4), line("creature", "royal_scarab", 2)]);
  expect(rows.map(({ figures }) => figures)).toEqual([
    ["4", "·", "·"],
    ["+2", "·", "·"],
  ]);
});

test("a creature that is cancelled is struck through", () => {
  const snake = { ...line("creature", "royal_scarab", 0), cancelled_by: "deep_desert_snake" };
  expect(knownRows(table({}), [snake])[0]?.tint).toBe("cancelled");
});

test("copies of a divine card count together", () => {
  const [card, rage] = cardRows(table({}), "shield_push", { war_rage: 2, bloodbath: 0 }, "drafted");
  expect(card?.tint).toBe("drafted");
  expect(rage?.figures).toEqual(["+2", "·", "·"]);
});

test("what a rival may play is a range over what is known", () => {
  const side = {
    sums: [line("units", null, 4)],
    least: { strength: 5, damage: 0, protection: 0 },
    most: { strength: 8, damage: 3, protection: 2 },
  } as SideView;
  expect(unknownRow(table({}), side).figures).toEqual(["1–4", "0–3", "0–2"]);
  expect(range(3, 3)).toBe("3");
});

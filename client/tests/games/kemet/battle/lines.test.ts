/** What the strength of a side is made of, in lines. */
import { expect, test } from "vitest";
import { linesOf } from "../../../../src/games/kemet/battle/lines";
import type { Parts, SideView } from "../../../../src/games/kemet/view.types";
import { table } from "../tables";

function namesOf(creature: string | null, parts: Partial<Parts>): string[] {
  const side = {
    creature,
    card: null,
    parts: { units: 0, card: 0, di: 0, creature: 0, tiles: 0, wound: 0, ...parts },
  } as SideView;
  return linesOf(table({}), side).map(({ name }) => name);
}

test("units are named even if none is left, other parts if they count", () => {
  expect(namesOf(null, { tiles: 1 })).toEqual(["board-part_units", "board-part_tiles"]);
});

test("a creature is named even if it adds no strength", () => {
  expect(namesOf("royal_scarab", {})).toEqual(["board-part_units", "creatures-royal_scarab"]);
});

test("the strength of a creature that has left the troop meanwhile still has a name", () => {
  expect(namesOf(null, { creature: 2 })).toEqual(["board-part_units", "board-part_creature"]);
});

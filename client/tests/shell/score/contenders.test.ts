import { describe, expect, test } from "vitest";
import type { Rival } from "../../../src/lib/table/board";
import { contendersOf } from "../../../src/shell/score/contenders";
import { table } from "../tables";

const TRAITOR: Rival = {
  id: "traitor",
  name: "Traitor",
  icon: "scorpion",
  colour: "black",
  on: "white",
  points: 61,
  parts: { gods: 21 },
  numbers: [],
  active: false,
  won: true,
};

describe("contenders", () => {
  test("are the seats, then the rivals that sit at none", () => {
    const found = contendersOf(table({ rivals: () => [TRAITOR] }));
    expect(found.map(({ name, points, place }) => [name, points, place])).toEqual([
      ["Hania", 58, 2],
      ["Traitor", 61, 1],
    ]);
    expect(contendersOf(table({}))).toHaveLength(1);
  });

  test("a beaten rival comes after the seats", () => {
    const beaten = { ...TRAITOR, points: 40, won: false };
    const position = { scores: [58], parts: [{ gods: 9 }], places: [1] };
    const found = contendersOf(table({ rivals: () => [beaten] }, { position }));
    expect(found.map(({ place }) => place)).toEqual([1, 2]);
  });
});

/** What lies on a square and what is printed there. */
import { expect, test } from "vitest";
import { iconAt, scenesBySquare } from "../../../../src/games/fertility/valley/squares";
import type { LaidTile, Valley } from "../../../../src/games/fertility/view.types";

function valley(map: string[], ...tiles: LaidTile[]): Valley {
  const columns = map[0]?.length ?? 0;
  return { columns, rows: map.length, map, tiles, monuments: [], quarries: [] };
}
const START: LaidTile = {
  seat: -1,
  tile: null,
  squares: ["b1", "c1", "c2", "b2"],
  scenes: ["alabaster", "bovine", "grape", "papyrus"],
};

test("icons are found by their letter, and nothing else is an icon", () => {
  const board = valley(["abpg.W~"]);
  const found = [...Array(7).keys()].map((column) => iconAt(board, [column, 0]));

  expect(found).toEqual([
    "alabaster",
    "bovine",
    "papyrus",
    "grape",
    undefined,
    undefined,
    undefined,
  ]);
});

test("every square of a tile shows its scene", () => {
  expect(Object.fromEntries(scenesBySquare(valley(["...."], START)))).toEqual({
    b1: "alabaster",
    c1: "bovine",
    c2: "grape",
    b2: "papyrus",
  });
});

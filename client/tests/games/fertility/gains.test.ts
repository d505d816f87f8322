/** Where gains come from: matching neighbours, wheat fields and covered icons (F4.2). */
import { describe, expect, test } from "vitest";
import { iconAt, scenesBySquare, sourcesOf } from "../../../src/games/fertility/gains";
import type { LaidTile, Valley } from "../../../src/games/fertility/view";

function valley(map: string[], ...tiles: LaidTile[]): Valley {
  return { columns: map[0]?.length ?? 0, rows: map.length, map, tiles, monuments: [] };
}
const START: LaidTile = {
  seat: -1,
  squares: ["b1", "c1", "c2", "b2"],
  scenes: ["alabaster", "bovine", "grape", "papyrus"],
};

describe("sourcesOf", () => {
  test("a connection lies on the edge between equal scenes", () => {
    const board = valley(["......", "......", "......"], START);
    const found = sourcesOf(board, { squares: ["d1", "e1"], scenes: ["bovine", "grape"] });

    expect(found).toEqual([{ good: "bovine", kind: "connection", x: 3, y: 0.5 }]);
  });

  test("each half counts for itself, and the halves of a tile do not match each other", () => {
    const board = valley(["......", "......", "......"], START);
    const found = sourcesOf(board, { squares: ["d1", "d2"], scenes: ["bovine", "grape"] });
    const double = sourcesOf(board, { squares: ["d1", "e1"], scenes: ["bovine", "bovine"] });

    expect(found.map(({ good }) => good)).toEqual(["bovine", "grape"]);
    expect(double).toHaveLength(1);
  });

  test("a wheat field beside either half gives wheat, also twice", () => {
    const board = valley(["......", "...WW.", "......"], START);
    const found = sourcesOf(board, { squares: ["d1", "e1"], scenes: ["bovine", "grape"] });

    expect(found.filter(({ kind }) => kind === "wheat")).toEqual([
      { good: "wheat", kind: "wheat", x: 3.5, y: 1 },
      { good: "wheat", kind: "wheat", x: 4.5, y: 1 },
    ]);
  });

  test("a covered icon gives its resource whatever covers it, away from the other half", () => {
    const board = valley(["....p.", "......", "......"], START);
    const found = sourcesOf(board, { squares: ["d1", "e1"], scenes: ["bovine", "grape"] });
    const icon = found.find(({ kind }) => kind === "icon");

    expect(icon?.good).toBe("papyrus");
    expect(icon?.x).toBeGreaterThan(4.5);
    expect(icon?.x).toBeLessThan(5);
  });

  test("a tile already laid looks the same as the ghost before it", () => {
    const laid: LaidTile = { seat: 0, squares: ["d1", "e1"], scenes: ["bovine", "grape"] };
    const ghost = { squares: ["d1", "e1"], scenes: ["bovine", "grape"] } as const;
    const map = ["....p.", "...WW.", "......"];

    expect(sourcesOf(valley(map, START, laid), ghost)).toEqual(
      sourcesOf(valley(map, START), ghost),
    );
  });
});

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

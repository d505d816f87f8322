/** Turning a tile: through the legal ways only, and it keeps its turn from square to square. */
import { describe, expect, test } from "vitest";
import type { Choice } from "../../../src/lib/table/board";
import { propose, turned } from "../../../src/games/fertility/laying";
import { layingOf } from "../../../src/games/fertility/position";

let codes = 0;

/** A choice to lay grape and papyrus (in this order) on two squares. */
function lay(scenes: [string, string], first: string, second: string, tile?: string): Choice {
  const [one, other] = scenes;
  return {
    code: codes++,
    notation: `place ${one}-${other} at ${first} ${second}`,
    kind: "place",
    targets: [`tile:${tile ?? "papyrus-grape"}`, `cell:${first}`, `cell:${second}`],
    rule: "F4.1",
    text: "choice-place",
    args: {
      first_scene: { text: `scenes-${one}`, args: {} },
      first,
      second_scene: { text: `scenes-${other}`, args: {} },
      second,
    },
    final: false,
  };
}
const EAST = lay(["papyrus", "grape"], "c3", "d3");
const SOUTH = lay(["papyrus", "grape"], "c3", "c4");
const WEST = lay(["grape", "papyrus"], "b3", "c3");
const FLIPPED = lay(["grape", "papyrus"], "c3", "d3");
const OPEN = [EAST, SOUTH, WEST, FLIPPED].sort((a, b) => b.code - a.code);
const ON_C3 = ["tile:papyrus-grape", "cell:c3"];

describe("propose", () => {
  test("waits until a square is known", () => {
    expect(propose(OPEN, ["tile:papyrus-grape"], null)).toBeNull();
  });

  test("lays the first scene under the hand and the other one east, if it may", () => {
    expect(propose(OPEN, ON_C3, null)).toBe(EAST);
    expect(propose([SOUTH, FLIPPED], ON_C3, null)).toBe(SOUTH);
  });

  test("leaves other decisions to the shell", () => {
    const build = { ...EAST, kind: "build", targets: ["district:port"] };
    expect(propose([build, { ...build, code: 99 }], ["district:port"], null)).toBeNull();
  });

  test("keeps what was shown last as long as it is open", () => {
    expect(propose(OPEN, ON_C3, FLIPPED)).toBe(FLIPPED);
  });

  test("keeps the turn when the hand moves to another square", () => {
    const held = propose([WEST], ON_C3, null);
    const there = [
      lay(["papyrus", "grape"], "g3", "h3"),
      lay(["grape", "papyrus"], "f3", "g3"),
      lay(["grape", "papyrus"], "g3", "h3"),
    ];

    expect(held).toBe(WEST);
    expect(propose(there, ["tile:papyrus-grape", "cell:g3"], held)).toBe(there[1]);
  });

  test("takes the first tile that fits when only a square was clicked", () => {
    const other = lay(["bovine", "grape"], "c3", "d3", "bovine-grape");
    expect(propose([other, EAST], ["cell:c3"], null)).toBe(other);
  });
});

test("R turns clockwise through the legal ways, then the other scene comes under the hand", () => {
  const seen: (Choice | null)[] = [EAST];
  for (let turn = 0; turn < 4; turn++) {
    const now = seen.at(-1);
    seen.push(now ? turned(OPEN, ON_C3, now) : null);
  }

  expect(seen).toEqual([EAST, SOUTH, WEST, FLIPPED, EAST]);
});

test("R leaves what is no tile to the shell", () => {
  const build = { ...EAST, kind: "build", targets: ["district:port"] };
  expect(turned([build], ["district:port"], build)).toBeNull();
});

test("a laying tells the squares and the scene on each", () => {
  expect(layingOf(WEST)).toMatchObject({
    squares: ["b3", "c3"],
    scenes: ["grape", "papyrus"],
  });
});

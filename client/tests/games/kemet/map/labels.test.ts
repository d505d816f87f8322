/** Where the names of places stand on the map. */
import { expect, test } from "vitest";
import { at, sideOf, troopPoint, viewBoxOf } from "../../../../src/games/kemet/map/geometry";
import {
  broken,
  footOf,
  labelsOf,
  type Box,
  type Label,
  type Named,
} from "../../../../src/games/kemet/map/labels";

const LETTERS = 16;
const FRAME: Box = { left: 0, top: 0, right: 800, bottom: 800 };

/** A rectangle as a place. */
function place(id: string, words: string, [left, top, right, bottom]: number[]): Named {
  const [x1, y1, x2, y2] = [left!, top!, right!, bottom!];
  return {
    id,
    words,
    polygon: [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ],
    hole: [],
  };
}

test("words are broken into even lines", () => {
  expect(broken("Sanctuary of All Gods", 1)).toEqual(["Sanctuary of All Gods"]);
  expect(broken("Sanctuary of All Gods", 2)).toEqual(["Sanctuary", "of All Gods"]);
  expect(broken("West bank", 3)).toBeNull();
});

test("a name stands in the middle of a bare place, on one line if it fits", () => {
  const [wide] = labelsOf([place("a", "West bank", [100, 100, 400, 300])], LETTERS, FRAME, []);
  expect(wide!.lines).toEqual(["West bank"]);
  expect(Math.abs(wide!.x - 250)).toBeLessThan(8);
  expect(Math.abs(wide!.y - 200)).toBeLessThan(8);

  const [narrow] = labelsOf([place("a", "West bank", [100, 100, 160, 300])], LETTERS, FRAME, []);
  expect(narrow!.lines).toEqual(["West", "bank"]);
  expect(footOf(narrow!, 1, LETTERS)).toBeGreaterThan(footOf(narrow!, 0, LETTERS));
});

test("a name gives way to a troop", () => {
  const troop: Box = { left: 200, top: 160, right: 300, bottom: 240 };
  const home = place("a", "West bank", [100, 100, 400, 300]);
  const [label] = labelsOf([home], LETTERS, FRAME, [troop]);
  expect(label!.y + LETTERS < troop.top + 8 || label!.y - LETTERS > troop.bottom - 8).toBe(true);
});

/** The widest that a label may be. */
function boxOf({ x, y, lines }: Label): Box {
  const half = (Math.max(...lines.map(({ length }) => length)) * LETTERS * 0.52) / 2;
  const up = (lines.length * LETTERS * 1.12) / 2;
  return { left: x - half, right: x + half, top: y - up, bottom: y + up };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

test.each([
  [4, "side_24"],
  [5, "side_35"],
] as const)("with %i seats no name lies over another one or over a troop", (seats, name) => {
  const { width, height } = viewBoxOf(seats);
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const drawn = Object.entries(sideOf(name).areas).filter(([id]) => !/_\d$/.test(id));
  const places = drawn.map(([id, area]): Named => ({
    id,
    words: `The ${id.replaceAll("_", " ")}`,
    polygon: area.polygon.map(at),
    hole: area.hole.map(at),
  }));
  const troops = drawn.map(([, area]): Box => {
    const [x, y] = troopPoint(area);
    return { left: x - 22, right: x + 26, top: y - 20, bottom: y + 20 };
  });
  const labels = labelsOf(places, LETTERS, frame, troops);
  const boxes = labels.map(boxOf);
  expect(labels).toHaveLength(places.length);
  boxes.forEach((box, index) => {
    expect([...boxes.slice(index + 1), ...troops].some((other) => meet(box, other))).toBe(false);
  });
});

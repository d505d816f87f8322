/** What is known of both sides before an attack. */
import { expect, test } from "vitest";
import { clashOf } from "../../../../src/games/kemet/moving/strengths";
import { area, of, seat, table } from "../tables";

const MOVE = { seat: 0, at: "nw_1", target: null, points: 1, points_used: 0 };
const SEATS = [seat({ attack: 1 }), seat({ defend: 2 })];

test("a step onto an enemy troop is an attack by all who stand there", () => {
  const areas = [area("nw_1", [0, 5, "royal_scarab"]), area("front_nw", [1, 3])];
  const candidate = of("step", 1, "area:front_nw");
  const clash = clashOf(table({ areas, seats: SEATS, move: MOVE }, { candidate }));

  expect(clash?.area).toBe("front_nw");
  expect(clash?.attacker).toMatchObject({ units: 5, creatureStrength: 2, tiles: 1, total: 8 });
  expect(clash?.defender).toMatchObject({ units: 3, creature: null, tiles: 2, total: 5 });
});

test("a part of the troop without its creature is weaker", () => {
  const areas = [area("nw_1", [0, 5, "royal_scarab"]), area("front_nw", [1, 3])];
  const candidate = of("take", 1, "units:2", "creature_stays");
  const move = { ...MOVE, target: "front_nw" };
  const clash = clashOf(table({ areas, seats: SEATS, move }, { candidate }));

  expect(clash?.attacker).toMatchObject({ units: 2, creature: null, total: 3 });
});

test("a creature that cancels the other's leaves it no strength", () => {
  const areas = [
    area("nw_1", [0, 1, "royal_scarab"]),
    area("front_nw", [1, 1, "deep_desert_snake"]),
  ];
  const candidate = of("teleport", 1, "area:front_nw", "teleport");
  const clash = clashOf(table({ areas, seats: SEATS, move: MOVE }, { candidate }));

  expect(clash?.attacker).toMatchObject({
    creature: "royal_scarab",
    creatureStrength: 0,
    total: 2,
  });
});

test("where nobody else stands there is no attack", () => {
  const areas = [area("nw_1", [0, 5]), area("front_nw", [0, 1])];
  const candidate = of("step", 1, "area:front_nw");

  expect(clashOf(table({ areas, seats: SEATS, move: MOVE }, { candidate }))).toBeNull();
  expect(clashOf(table({ areas, seats: SEATS }, { candidate }))).toBeNull();
});

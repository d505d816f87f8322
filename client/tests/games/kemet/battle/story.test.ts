/** A battle is told by its events, though the position is already the one after them. */
import { expect, test } from "vitest";
import { settled, told, type Story } from "../../../../src/games/kemet/battle/story";
import type { GameEvent } from "../../../../src/lib/table/board";
import { event } from "../tables";

const NO_PARTS = { units: 0, card: 0, di: 0, creature: 0, tiles: 0, wound: 0 };
const ATTACKED = event("attacked", {
  area: "temple_delta",
  attacker: 0,
  defender: 1,
  night: false,
  commitments: 3,
  units: [3, 2],
  creatures: ["royal_scarab", null],
  strength: [5, 3],
  damage: [0, 1],
  protection: [0, 0],
  parts: [
    { ...NO_PARTS, units: 3, creature: 2 },
    { ...NO_PARTS, units: 2, tiles: 1 },
  ],
});
const REVEALED = event("revealed", {
  side: 1,
  card: "shield_push",
  discard: null,
  di: { war_rage: 1 },
  strength: 6,
  damage: 0,
  protection: 1,
  parts: { units: 2, card: 3, di: 1, creature: 0, tiles: 0, wound: 0 },
});
const RESULT = event("battle_result", { winner: 1, loser: 0, attacker: 5, defender: 6 });

function after(...events: GameEvent[]): Story | null {
  return events.reduce<Story | null>((story, event) => told(story, event), null);
}

test("an attack begins with what both sides have before cards", () => {
  const battle = after(ATTACKED)!.battle;
  expect(battle.area).toBe("temple_delta");
  expect(battle.attacker).toMatchObject({
    seat: 0,
    units: 3,
    creature: "royal_scarab",
    card: null,
  });
  expect(battle.attacker).toMatchObject({ strength: 5, committed: 0, ready: false });
  expect(battle.defender).toMatchObject({ seat: 1, strength: 3, damage: 1 });
});

test("both sides turn their cards over with the first of the two", () => {
  const first = event("revealed", { ...REVEALED.data, side: 0, card: "chariot_raid" });
  const { battle } = told(after(ATTACKED), first, [REVEALED, RESULT])!;
  expect(battle.stage).toBe("wound");
  expect(battle.defender).toMatchObject({ card: "shield_push", strength: 6, di: { war_rage: 1 } });
  expect(battle.attacker.card).toBe("chariot_raid");
  expect(battle.winner).toBeNull();
});

test("a Divine Wound adds to the strength of its side", () => {
  const parts = { ...NO_PARTS, units: 2, card: 3, di: 1, wound: 1 };
  const wound = event("wounded_by_card", { side: 1, card: "prayer", strength: 7, parts });
  const { defender } = after(ATTACKED, REVEALED, wound)!.battle;
  expect(defender.strength).toBe(7);
  expect(defender.parts.wound).toBe(1);
});

test("the result names the winner, then the losses come", () => {
  const lost = event("casualties", { side: 0, lost: 2, left: 1 });
  const { battle } = after(ATTACKED, REVEALED, RESULT, lost)!;
  expect(battle.winner).toBe(1);
  expect([battle.attacker.strength, battle.attacker.lost, battle.defender.lost]).toEqual([5, 2, 0]);
});

test("what a battle came to stands until something else happens", () => {
  const over = after(ATTACKED, RESULT, event("battle_over"));
  expect(over?.isOver).toBe(true);
  expect(told(over, event("prayer", { amount: 1 }))).toBe(over);
  expect(told(over, event("token"))).toBeNull();
});

test("Initiative weakens the defender before the battle, or ends it", () => {
  const parts = { ...NO_PARTS, units: 1, tiles: 1 };
  const loss = event("initiative", { lost: 1, left: 1, strength: 2, parts });
  expect(after(ATTACKED, loss)?.battle.defender).toMatchObject({ units: 1, strength: 2, parts });
  expect(after(ATTACKED, event("initiative", { lost: 2, left: 0 }))).toBeNull();
});

test("who escapes fights no battle", () => {
  expect(after(ATTACKED, event("escaped"))).toBeNull();
});

test("when nothing is told, the battle of the position counts", () => {
  const story = after(ATTACKED, RESULT)!;
  const standing = { ...story.battle, area: "sanctuary" };
  expect(settled(story, standing, 0)?.battle.area).toBe("sanctuary");
  expect(settled(story, null, 0)).toEqual({ battle: story.battle, isOver: true });
});

test("what a battle came to stands until the next decision, told or not", () => {
  const fought = after(ATTACKED, RESULT)!;
  const over = settled(fought, null, 1);
  expect(over).toEqual({ battle: fought.battle, isOver: true });
  expect(settled(over, null, 0)).toEqual(over);
  expect(settled(over, null, 1)).toBeNull();
});

test("who skips what came after a battle does not find it standing", () => {
  expect(settled(after(ATTACKED, RESULT), null, 2)).toBeNull();
});

test("a battle whose end was not told is not left standing", () => {
  expect(settled(after(ATTACKED), null, 0)).toBeNull();
  expect(settled(null, null, 0)).toBeNull();
});

/** What moves when an event is played back. */
import { expect, test } from "vitest";
import { pathsOf, type Traveller } from "../../../../src/games/egizia/motion/flights";
import type { Path } from "../../../../src/lib/motion/flights";
import type { BoardTable, GameEvent } from "../../../../src/lib/table/board";

const QUARRY = { id: "quarry_3_a", category: "quarry", effect: { kind: "quarry", stones: 3 } };
const COMPONENTS = { nile_cards: [QUARRY], start_cards: [] };
const TABLE = { shown: 0, components: COMPONENTS } as unknown as BoardTable;

function event(kind: string, seat: number, data: object, ...targets: string[]): GameEvent {
  return { kind, seat, data: { ...data }, targets, text: `event-${kind}`, args: {} };
}

test("a ship sails from its owner to the ship space, not to the whole site", () => {
  const [path] = pathsOf(TABLE, event("ship", 2, {}, "space:site_sphinx", "site_space:sphinx_1"));
  expect(path?.from).toEqual(['[data-anchor="panel-2"]']);
  expect(path?.to[0]).toBe('[data-target="site_space:sphinx_1"]');
});

test("a card goes to the player board on show, else to the panel", () => {
  const taken = (seat: number): Path<Traveller> | undefined =>
    pathsOf(TABLE, event("card_taken", seat, { card: "quarry_3_a", space: "card_3" }))[0];

  expect(taken(0)?.to).toEqual(['[data-anchor="fields"]', '[data-anchor="panel-0"]']);
  expect(taken(1)?.to).toEqual(['[data-anchor="panel-1"]']);
  expect(taken(1)?.from).toEqual(['[data-target="space:card_3"]']);
});

test("gains fly as a few tokens, whatever their number", () => {
  expect(pathsOf(TABLE, event("stones", 0, { amount: 3 }))).toHaveLength(3);
  expect(pathsOf(TABLE, event("points", 0, { amount: 30 }))).toHaveLength(5);
  expect(pathsOf(TABLE, event("passed", 0, {}))).toEqual([]);
});

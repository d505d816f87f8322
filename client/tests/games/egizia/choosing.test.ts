/** What clicks come to when several choices are open, in the order in which the engine gives them. */
import { expect, test } from "vitest";
import { PROPOSES, amount } from "../../../src/games/egizia/choosing";
import type { Choice, Target } from "../../../src/lib/table/board";
import { candidateOf } from "../../../src/lib/table/narrowing";
import { choice } from "../../choices";

function of(kind: string, code: number, ...targets: string[]): Choice {
  return { ...choice(code, ...targets), kind };
}
const SHIP = of("ship", 1, "space:card_3", "card:quarry_3_a");
const TWO = of("ship_two", 2, "space:card_3", "card:quarry_3_a", "own_card:two_ships");

function proposed(choices: readonly Choice[], ...clicked: Target[]): Choice | null {
  return candidateOf(choices, clicked, null, { proposes: PROPOSES });
}

test("a place that was clicked gets the first ship that can go there", () => {
  expect(proposed([SHIP, TWO], "space:card_3")).toBe(SHIP);
  const first = of("ship", 3, "space:site_sphinx", "site_space:sphinx_1");
  const second = of("ship", 4, "space:site_sphinx", "site_space:sphinx_2");
  expect(proposed([first, second], "space:site_sphinx")).toBe(first);
});

test("a card that was clicked waits for a place", () => {
  const other = of("ship_two", 5, "space:edfu", "own_card:two_ships");
  expect(proposed([SHIP, TWO, other], "own_card:two_ships")).toBeNull();
});

test("a crew that was clicked builds, or is raised, the first way", () => {
  const alone = of("build", 5, "crew:masons");
  const helped = of("build", 6, "crew:masons", "crew:overseer");
  expect(proposed([alone, helped], "crew:masons")).toBe(alone);
  const twice = of("raise_two", 9, "crew:masons");
  const both = of("raise_two", 10, "crew:masons", "crew:haulers");
  expect(proposed([twice, both], "crew:masons")).toBe(twice);
});

test("other kinds wait for more clicks", () => {
  const alone = of("build", 5, "crew:masons");
  const train = of("train", 11, "own_card:raise_each_round", "crew:masons");
  expect(proposed([alone, train], "crew:masons")).toBeNull();
});

function draw(code: number, paid: number, free: number): Choice {
  return { ...of("draw", code, "sphinx_deck"), args: { paid, free } };
}

test("choices of one place are told apart by what they spend or draw", () => {
  const sale = { ...of("sell", 5, "own_card:sell_stones"), args: { stones: 4 } };

  expect([draw(1, 3, 0), draw(2, 3, 2), sale, SHIP].map(amount)).toEqual(["3", "3+2", "4", null]);
});

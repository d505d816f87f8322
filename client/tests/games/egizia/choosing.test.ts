/** What clicks come to when several choices are open. */
import { expect, test } from "vitest";
import { amount, preset, propose } from "../../../src/games/egizia/choosing";
import type { Choice } from "../../../src/lib/table/board";
import { choice } from "../../choices";

function of(kind: string, code: number, ...targets: string[]): Choice {
  return { ...choice(code, ...targets), kind };
}
const SHIP = of("ship", 1, "space:card_3", "card:quarry_3_a");
const TWO = of("ship_two", 2, "space:card_3", "card:quarry_3_a", "own_card:two_ships");

test("the ship that spends no card lies on the board first", () => {
  expect(propose([TWO, SHIP], ["space:card_3"])).toBe(SHIP);
});

test("on a site the space nearest to the Nile is proposed", () => {
  const first = of("ship", 3, "space:site_sphinx", "site_space:sphinx_1");
  const second = of("ship", 4, "space:site_sphinx", "site_space:sphinx_2");

  expect(propose([first, second], ["space:site_sphinx"])).toBe(first);
});

test("a crew alone before the same crew with overseer or cards", () => {
  const alone = of("build", 5, "crew:masons");
  const helped = of("build", 6, "crew:masons", "crew:overseer");
  const strong = of("build", 7, "crew:masons", "own_card:strength_3_a");

  expect(propose([helped, strong, alone], ["crew:masons"])).toBe(alone);
  expect(propose([helped, of("build", 8, "crew:haulers", "crew:overseer")], [])).toBeNull();
});

test("one crew clicked is raised twice, unless another follows", () => {
  const twice = of("raise_two", 9, "crew:masons");
  const both = of("raise_two", 10, "crew:masons", "crew:haulers");

  expect(propose([both, twice], ["crew:masons"])).toBe(twice);
});

test("other kinds wait for more clicks", () => {
  const train = of("train", 11, "own_card:raise_each_round", "crew:masons");
  expect(propose([SHIP, train], [])).toBeNull();
});

function draw(code: number, paid: number, free: number): Choice {
  return { ...of("draw", code, "sphinx_deck"), args: { paid, free } };
}

test("the most Sphinx cards lie ready to be drawn, the cheapest way", () => {
  const dear = draw(3, 3, 0);

  expect(preset([draw(1, 1, 0), draw(2, 1, 2), dear])?.code).toBe(2);
  expect(preset([dear, of("go_on", 4, "go_on")])).toBeNull();
  expect(preset([])).toBeNull();
});

test("choices of one place are told apart by what they spend or draw", () => {
  const sale = { ...of("sell", 5, "own_card:sell_stones"), args: { stones: 4 } };

  expect([draw(1, 3, 0), draw(2, 3, 2), sale, SHIP].map(amount)).toEqual(["3", "3+2", "4", null]);
});

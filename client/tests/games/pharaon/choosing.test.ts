/** Which action lies on the board after a click, and what lies there before any. */
import { describe, expect, test } from "vitest";
import { preset, propose } from "../../../src/games/pharaon/choosing";
import { choice } from "./tables";

const PLAIN = choice(1, "act", "section:offerings");
const BONUS = choice(2, "act", "section:offerings", "bonus");
const FREE = choice(3, "act", "section:offerings", "noble:high_priest");
const NILE = ["trade_royalty", "pair"].map((option, index) =>
  choice(10 + index, "act", "section:nile", `nile_option:${option}`),
);

describe("propose", () => {
  test("takes the action with the wheel and without the bonus token", () => {
    expect(propose([BONUS, FREE, PLAIN], ["section:offerings"], null)).toBe(PLAIN);
  });

  test("keeps what was shown last as long as it is open", () => {
    expect(propose([PLAIN, BONUS, FREE], ["section:offerings"], BONUS)).toBe(BONUS);
    expect(propose([PLAIN, FREE], ["section:offerings"], BONUS)).toBe(PLAIN);
  });

  test("waits where nothing tells the actions apart", () => {
    expect(propose(NILE, ["section:nile"], null)).toBeNull();
  });

  test("leaves other decisions to the shell", () => {
    const units = [choice(1, "pay_access", "unit:trade"), choice(2, "pay_unit", "unit:trade")];
    expect(propose(units, ["unit:trade"], null)).toBeNull();
  });
});

describe("preset", () => {
  test("is the proposed payment, where one is asked for", () => {
    const proposed = choice(7, "pay_proposed", "proposal");
    expect(preset([choice(1, "pay_access", "unit:trade"), proposed])).toBe(proposed);
    expect(preset([PLAIN, BONUS])).toBeNull();
    expect(preset([])).toBeNull();
  });
});

/** Which action lies on the board after a click, and what lies there before any. */
import { describe, expect, test } from "vitest";
import { preset, propose } from "../../../src/games/pharaon/choosing";
import type { Choice } from "../../../src/lib/table/board";
import { Choosing } from "../../../src/lib/table/choosing.svelte";
import { choice } from "./tables";

const PLAIN = choice(1, "act", "section:offerings");
const BONUS = choice(2, "act", "section:offerings", "bonus");
const FREE = choice(3, "act", "section:offerings", "noble:high_priest");
const NILE = ["trade_royalty", "pair"].map((option, index) =>
  choice(10 + index, "act", "section:nile", `nile_option:${option}`),
);

describe("propose", () => {
  test("takes the action with the wheel and without the bonus token", () => {
    expect(propose([BONUS, FREE, PLAIN])).toBe(PLAIN);
  });

  test("waits where nothing tells the actions apart", () => {
    expect(propose(NILE)).toBeNull();
  });

  test("leaves other decisions to the shell", () => {
    const units = [choice(1, "pay_access", "unit:trade"), choice(2, "pay_unit", "unit:trade")];
    expect(propose(units)).toBeNull();
  });
});

describe("the pointer", () => {
  function clicking(choices: readonly Choice[]): { choosing: Choosing; played: Choice[] } {
    const played: Choice[] = [];
    const choosing = new Choosing({
      choices: () => choices,
      preferences: () => ({
        propose,
        preset,
        confirms: ["act"],
        single: ["section", "nile_option"],
      }),
      confirmsFinal: () => true,
      play: (choice) => played.push(choice),
    });
    return { choosing, played };
  }

  test("does not make a bargain ready: a click lays it, the next one plays it", () => {
    const { choosing, played } = clicking(NILE);
    choosing.select("section:nile");
    choosing.point("nile_option:pair");
    choosing.point(null);
    expect(choosing.candidate).toBeNull();
    choosing.point("nile_option:pair");
    choosing.select("nile_option:pair");
    expect(played).toEqual([]);
    choosing.select("nile_option:pair");
    expect(played.map((one) => one.code)).toEqual([NILE[1]!.code]);
  });

  test("does not add the bonus token that it passes on its way to the button", () => {
    const { choosing, played } = clicking([PLAIN, BONUS]);
    choosing.select("section:offerings");
    choosing.point("bonus");
    expect(choosing.candidate?.code).toBe(BONUS.code);
    choosing.point(null);
    choosing.confirm();
    expect(played.map((one) => one.code)).toEqual([PLAIN.code]);
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

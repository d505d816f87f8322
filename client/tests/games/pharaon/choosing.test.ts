/** Which action lies on the board after a click, and what lies there before any. */
import { describe, expect, test } from "vitest";
import { READY, propose } from "../../../src/games/pharaon/choosing";
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
  test("takes the first action, as the engine puts them", () => {
    expect(propose([PLAIN, FREE, BONUS], ["section:offerings"])).toBe(PLAIN);
  });

  test("waits for the bargain of the Nile", () => {
    expect(propose(NILE, ["section:nile"])).toBeNull();
    const ways = [
      NILE[1]!,
      choice(12, "act", "section:nile", "nile_option:pair", "noble:governor"),
    ];
    expect(propose(ways, ["section:nile", "nile_option:pair"])).toBe(NILE[1]);
  });

  test("leaves other decisions to the shell", () => {
    const units = [choice(1, "pay_access", "unit:trade"), choice(2, "pay_unit", "unit:trade")];
    expect(propose(units, ["unit:trade"])).toBeNull();
  });
});

function clicking(choices: readonly Choice[]): { choosing: Choosing; played: Choice[] } {
  const played: Choice[] = [];
  const choosing = new Choosing({
    choices: () => choices,
    preferences: () => ({
      propose,
      ready: READY,
      confirms: ["act"],
      single: ["section", "nile_option"],
    }),
    confirmsFinal: () => true,
    play: (choice) => played.push(choice),
    send: (choice) => choice && played.push(choice),
  });
  return { choosing, played };
}

describe("the pointer", () => {
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

test("the proposed payment lies ready, where one is asked for", () => {
  const proposed = choice(7, "pay_proposed", "proposal");
  const paying = clicking([proposed, choice(1, "pay_access", "unit:trade")]);
  expect(paying.choosing.candidate?.code).toBe(proposed.code);
  expect(clicking([PLAIN, BONUS]).choosing.candidate).toBeNull();
});

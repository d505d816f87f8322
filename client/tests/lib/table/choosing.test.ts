import { beforeEach, describe, expect, test } from "vitest";
import type { Choice } from "../../../src/lib/table/board";
import { Choosing, type Preferences } from "../../../src/lib/table/choosing.svelte";
import { choice } from "../../choices";

let played: number[];
let confirmsFinal: boolean;

function choosing(choices: readonly Choice[], preferences: Preferences = {}): Choosing {
  return new Choosing({
    choices: () => choices,
    preferences: () => preferences,
    confirmsFinal: () => confirmsFinal,
    play: (made) => played.push(made.code),
    send: (made) => made && played.push(made.code),
  });
}

beforeEach(() => {
  played = [];
  confirmsFinal = true;
});

const supply = [choice(1, "hand:grape", "shop:1"), choice(2, "hand:grape", "shop:2")];

describe("clicking", () => {
  test("every target of a choice that can be undone plays it", () => {
    const table = choosing(supply);
    table.select("hand:grape");
    expect(table.candidate).toBeNull();
    table.select("shop:2");
    expect(played).toEqual([2]);
  });

  test("a place that nothing names does nothing", () => {
    const table = choosing(supply);
    table.select("cell:e5");
    expect(table.selection).toEqual([]);
  });

  test("one of several targets lays the only open choice down; a second click plays it", () => {
    const table = choosing(supply);
    table.select("shop:1");
    expect(table.candidate?.code).toBe(1);
    expect(table.state("hand:grape")).toBe("chosen");
    expect(played).toEqual([]);
    table.select("shop:1");
    expect(played).toEqual([1]);
  });

  test("a kind that is always shown first waits for a second click", () => {
    const table = choosing([choice(1, "tile:a")], { confirms: ["place"] });
    table.select("tile:a");
    expect(played).toEqual([]);
    table.confirm();
    expect(played).toEqual([1]);
  });
});

describe("a final choice", () => {
  const final = [{ ...choice(1, "tile:a"), final: true }, choice(2)];

  test("asks before it is played", () => {
    const table = choosing(final);
    table.select("tile:a");
    expect(played).toEqual([]);
    expect(table.candidate?.code).toBe(1);
    table.select("tile:a");
    expect(played).toEqual([1]);
  });

  test("gives way to another that is clicked while it waits, of whatever kind", () => {
    const stones = [choice(1, "temple:top"), choice(2, "pyramid:r1")];
    const table = choosing(stones.map((one) => ({ ...one, final: true })));
    table.select("temple:top");
    expect(table.state("pyramid:r1")).toBe("legal");
    table.select("pyramid:r1");
    expect(table.candidate?.code).toBe(2);
    expect(table.state("temple:top")).toBe("legal");
    expect(played).toEqual([]);
  });

  test("is played at once if that is switched off", () => {
    confirmsFinal = false;
    const table = choosing(final);
    table.select("tile:a");
    expect(played).toEqual([1]);
  });

  test("asks when it is taken from the list, others do not", () => {
    const table = choosing(final);
    table.pick(final[0]!);
    expect(played).toEqual([]);
    table.pick(final[0]!);
    table.pick(final[1]!);
    expect(played).toEqual([1, 2]);
  });

  test("is played at once if it answers a request", () => {
    const table = choosing(final, { answers: [final[0]!.kind] });
    table.pick(final[0]!);
    expect(played).toEqual([1]);
  });
});

describe("pointing", () => {
  test("shows what a click would come to, and nothing after leaving", () => {
    const table = choosing(supply);
    table.select("hand:grape");
    table.point("shop:2");
    expect(table.candidate?.code).toBe(2);
    table.point(null);
    expect(table.candidate).toBeNull();
    expect(played).toEqual([]);
  });
});

describe("turning", () => {
  const turns = [
    choice(1, "tile:a", "cell:e5", "cell:e6"),
    choice(2, "tile:a", "cell:e5", "cell:d5"),
    choice(3, "tile:a", "cell:e5", "cell:f5"),
  ];
  const preferences: Preferences = {
    propose: (open, selection) => (selection.includes("cell:e5") ? open[0]! : null),
    single: ["cell"],
  };

  test("goes through the open choices and round again", () => {
    const table = choosing(turns, preferences);
    table.select("tile:a");
    table.select("cell:e5");
    const seen = [table.candidate?.code];
    for (let times = 0; times < 3; times++) {
      table.turn();
      seen.push(table.candidate?.code);
    }
    expect(seen).toEqual([1, 2, 3, 1]);
    table.confirm();
    expect(played).toEqual([1]);
  });

  test("is not offered before something was clicked", () => {
    const table = choosing(turns);
    expect(table.canTurn()).toBe(false);
    table.turn();
    expect(table.candidate).toBeNull();
  });
});

describe("stepping back", () => {
  test("takes one click back after the other", () => {
    const table = choosing(supply, { confirms: ["place"] });
    table.select("hand:grape");
    table.select("shop:1");
    expect(table.stepBack()).toBe(true);
    expect(table.selection).toEqual(["hand:grape"]);
    expect(table.stepBack()).toBe(true);
    expect(table.selection).toEqual([]);
    expect(table.stepBack()).toBe(false);
  });

  test("takes a choice of the list back as a whole", () => {
    const table = choosing(supply, { confirms: ["place"] });
    table.pick(supply[1]!);
    expect(table.candidate?.code).toBe(2);
    table.stepBack();
    expect(table.selection).toEqual([]);
    expect(table.candidate).toBeNull();
  });
});

describe("what lies ready", () => {
  const others = [choice(1, "unit:trade"), choice(3, "back")];
  const proposed = { ...choice(2, "proposal"), kind: "pay_proposed" };
  const payment = [proposed, ...others];
  const ready = ["pay_proposed"];

  test("is there before anything is clicked, and Enter plays it", () => {
    const table = choosing(payment, { ready });
    expect(table.candidate?.code).toBe(2);
    expect(table.state("proposal")).toBe("chosen");
    table.confirm();
    expect(played).toEqual([2]);
  });

  test("gives way to what is clicked or pointed at", () => {
    const table = choosing(payment, { ready });
    table.point("unit:trade");
    expect(table.candidate?.code).toBe(1);
    table.point(null);
    expect(table.candidate?.code).toBe(2);
    table.select("unit:trade");
    expect(played).toEqual([1]);
  });

  test("is the first choice and no other", () => {
    expect(choosing([...others, proposed], { ready }).firm).toBeNull();
  });

  test("is the only answer, if it is a button", () => {
    const pass = { ...choice(4), kind: "pass" };
    expect(choosing([pass], { buttons: ["pass"] }).firm?.code).toBe(4);
    expect(choosing([pass], {}).firm).toBeNull();
    expect(choosing([pass, ...payment], { buttons: ["pass"] }).firm).toBeNull();
  });

  test("is no click: there is nothing to take back", () => {
    expect(choosing(payment, { ready }).stepBack()).toBe(false);
  });
});

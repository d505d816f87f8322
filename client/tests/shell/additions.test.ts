/** What games add to the shell: rivals without a seat, buttons, how events are told. */
import { describe, expect, test } from "vitest";
import type { GameBoard, GameEvent, Rival } from "../../src/lib/table/board";
import type { Table } from "../../src/lib/table/table.svelte";
import { buttonsOf } from "../../src/shell/actions/buttons";
import { contendersOf } from "../../src/shell/score/contenders";
import { gainsOf, tellingOf } from "../../src/shell/log/telling";
import { choice } from "../choices";

const TRAITOR: Rival = {
  id: "traitor",
  name: "Traitor",
  icon: "scorpion",
  colour: "black",
  on: "white",
  points: 61,
  parts: { gods: 21 },
  numbers: [],
  active: false,
  won: true,
};

function table(board: Partial<GameBoard>, rest: object = {}): Table {
  const seats = [{ seat: 0 }];
  const position = { scores: [58], parts: [{ gods: 9 }], places: [2] };
  return { board, seats, position, name: () => "Hania", ...rest } as unknown as Table;
}

describe("contenders", () => {
  test("are the seats, then the rivals that sit at none", () => {
    const found = contendersOf(table({ rivals: () => [TRAITOR] }));
    expect(found.map(({ name, points, place }) => [name, points, place])).toEqual([
      ["Hania", 58, 2],
      ["Traitor", 61, 1],
    ]);
    expect(contendersOf(table({}))).toHaveLength(1);
  });

  test("a beaten rival comes after the seats", () => {
    const beaten = { ...TRAITOR, points: 40, won: false };
    const position = { scores: [58], parts: [{ gods: 9 }], places: [1] };
    const found = contendersOf(table({ rivals: () => [beaten] }, { position }));
    expect(found.map(({ place }) => place)).toEqual([1, 2]);
  });
});

describe("buttons", () => {
  test("are for choices without a place, and for the kinds that the game names", () => {
    const pass = { ...choice(2, "pyramid"), kind: "pass" };
    const choices = [choice(1, "cell:e5"), pass, choice(3)];
    expect(buttonsOf(table({}, { choices })).map((one) => one.code)).toEqual([3]);
    const named = buttonsOf(table({ buttons: ["pass"] }, { choices }));
    expect(named.map((one) => one.code)).toEqual([2, 3]);
  });
});

describe("telling", () => {
  function event(kind: string, amount = 1): GameEvent {
    return { kind, seat: 0, targets: [], data: { amount }, text: "", args: {} };
  }
  const board: Partial<GameBoard> = {
    silent: ["turn"],
    gain: ({ kind, data }) =>
      kind === "acted"
        ? null
        : { icon: kind, amount: Number(data.amount), name: kind, colour: "red", on: "white" },
  };

  test("is a token for gains, nothing for what the game keeps silent, else a sentence", () => {
    const told = ["acted", "trade", "turn"].map((kind) => tellingOf(table(board), event(kind)));
    expect(told).toEqual(["sentence", "token", "nothing"]);
  });

  test("sums gains of one kind in the order in which they come", () => {
    const events = [event("trade"), event("silver", 2), event("acted"), event("trade", 2)];
    const found = gainsOf(table(board), events);
    expect(found.map(({ icon, amount }) => [icon, amount])).toEqual([
      ["trade", 3],
      ["silver", 2],
    ]);
  });
});

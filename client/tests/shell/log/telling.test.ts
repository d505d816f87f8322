import { describe, expect, test } from "vitest";
import type { GameBoard, GameEvent } from "../../../src/lib/table/board";
import { gainsOf, tellingOf, withoutName } from "../../../src/shell/log/telling";
import { table } from "../tables";

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

  test("keeps every reason of what it sums", () => {
    const points = (reason: string): GameEvent => ({ ...event("points"), data: { reason } });
    const gain: GameBoard["gain"] = ({ data }) => {
      const look = { icon: "eye", name: "points", colour: "gold", on: "ink" };
      return { ...look, amount: 1, reason: String(data.reason) };
    };
    const [found] = gainsOf(table({ gain }), [
      points("temples"),
      points("battle"),
      points("battle"),
    ]);
    expect(found).toMatchObject({ amount: 3, reason: "temples, battle" });
  });

  test("leaves the name out where the sentence begins with it", () => {
    expect(withoutName("Hapi buys Charge!", "Hapi")).toBe("Buys Charge!");
    expect(withoutName("Łucja łowi", "Łucja")).toBe("Łowi");
    expect(withoutName("The Storehouse of Hapi is full", "Hapi")).toMatch(
      /^The Storehouse of Hapi/,
    );
  });
});

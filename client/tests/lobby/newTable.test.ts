import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../src/lib/api/messages";
import { firstForm, requestOf } from "../../src/lobby/newTable";

describe("a new table", () => {
  const game: GameInfo = {
    id: "fertility",
    min_seats: 2,
    max_seats: 4,
    options: [{ name: "mode", choices: ["standard", "variant"], default: "standard", seats: [2] }],
    rules_version: 1,
    fingerprint: "",
    has_secrets: false,
    has_reactions: false,
  };
  test("is me against a bot at first", () => {
    expect(requestOf(firstForm(game, "hard"), game)).toEqual({
      game: "fertility",
      seats: [{ kind: "me" }, { kind: "bot", level: "hard" }],
      options: { mode: "standard" },
      listed: false,
    });
  });
  test("leaves out options that are not for so many seats, and lists open seats", () => {
    const form = firstForm(game, "easy");
    form.options.mode = "variant";
    form.seats = [
      { choice: "open", name: "" },
      { choice: "local", name: " Zoé " },
    ];
    expect(requestOf(form, game)).toEqual({
      game: "fertility",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "local", name: "Zoé" }],
      options: {},
      listed: true,
    });
  });
});

import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../src/lib/api/messages";
import { firstForm, requestOf, whyNotRated } from "../../src/lobby/newTable";
import { lastForm, remember } from "../../src/rooms/lastTables";

describe("a new table", () => {
  const game: GameInfo = {
    id: "fertility",
    min_seats: 2,
    max_seats: 4,
    options: [{ name: "mode", choices: ["standard", "variant"], default: "standard", seats: [2] }],
    rules_version: 1,
    fingerprint: "",
    has_secrets: false,
  };
  test("is me against a bot at first", () => {
    expect(requestOf(firstForm(game, "hard"), game)).toEqual({
      game: "fertility",
      seats: [{ kind: "me" }, { kind: "bot", level: "hard" }],
      options: { mode: "standard" },
      name: null,
      listed: false,
      rated: false,
      pace: { kind: "none" },
      when_time_is_up: "bot",
      hand_over_after: 10,
    });
  });
  test("leaves out options that are not for so many seats, and lists open seats", () => {
    const form = firstForm(game, "easy");
    form.options.mode = "variant";
    form.seats = [
      { choice: "open", name: "" },
      { choice: "local", name: " Zoé " },
    ];
    form.name = " Tuesday on the river ";
    expect(requestOf(form, game)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "local", name: "Zoé" }],
      options: {},
      name: "Tuesday on the river",
      listed: true,
    });
  });
  test("is rated only between people with accounts and a clock, each at an own screen", () => {
    const form = firstForm(game, "easy");
    form.rated = true;
    expect(whyNotRated(form, false)).toBe("account");
    expect(whyNotRated(form, true)).toBe("bots");
    form.seats = [{ choice: "local", name: "" }];
    expect(whyNotRated(form, true)).toBe("screen");
    form.seats = [{ choice: "open", name: "" }];
    expect(whyNotRated(form, true)).toBe("clock");
    expect(requestOf(form, game, true).rated).toBe(false);
    form.pace = { kind: "days", hours: 24 };
    expect(requestOf(form, game, true).rated).toBe(true);
    expect(requestOf(form, game, false).rated).toBe(false);
  });
  test("starts from the last one of its game", () => {
    const form = firstForm(game, "easy");
    form.seats = [
      { choice: "open", name: "" },
      { choice: "person", name: "Hania" },
    ];
    form.pace = { kind: "live", minutes: 15, seconds: 20 };
    form.options.mode = "gone";
    remember(form);
    expect(lastForm(game, "hard")).toEqual({ ...form, options: { mode: "standard" } });
    expect(lastForm({ ...game, max_seats: 2 }, "hard").seats).toHaveLength(1);
    expect(lastForm({ ...game, id: "kemet" }, "hard").seats).toEqual([
      { choice: "bot-hard", name: "" },
    ]);
  });
});

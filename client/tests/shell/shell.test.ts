import { describe, expect, test } from "vitest";
import type { GameInfo, LogEntry } from "../../src/lib/api/messages";
import { firstForm, requestOf } from "../../src/lobby/newTable";
import { routeOf } from "../../src/router.svelte";
import { nearest } from "../../src/shell/keyboard/arrows";
import { chartOf } from "../../src/shell/score/chart";
import { grouped } from "../../src/shell/beside/groups";
import { bestHints } from "../../src/shell/beside/hints";
import { turningPoints } from "../../src/shell/score/turningPoints";
import { LessonRun } from "../../src/shell/lessons/lessons.svelte";
import { choice } from "../choices";

test("addresses lead to pages", () => {
  expect(routeOf("/")).toEqual({ page: "lobby" });
  expect(routeOf("/table/a_b-1")).toEqual({ page: "table", id: "a_b-1" });
  expect(routeOf("/replay")).toEqual({ page: "replay", id: "" });
  expect(routeOf("/learn/fertility")).toEqual({ page: "learn", game: "fertility" });
  expect(routeOf("/table")).toEqual({ page: "missing" });
  expect(routeOf("/a/b/c")).toEqual({ page: "missing" });
});

describe("arrows", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 100, y: 0 },
    { x: 55, y: 50 },
  ];
  test("go to the nearest place in their direction", () => {
    expect(nearest(spots[0]!, spots, "ArrowRight")).toBe(1);
    expect(nearest(spots[2]!, spots, "ArrowLeft")).toBe(1);
    expect(nearest(spots[1]!, spots, "ArrowDown")).toBe(3);
    expect(nearest(spots[3]!, spots, "ArrowUp")).toBe(1);
  });
  test("stay where there is none", () => {
    expect(nearest(spots[0]!, spots, "ArrowUp")).toBe(-1);
  });
});

describe("the chart", () => {
  test("begins at nothing and ends at the right edge", () => {
    const chart = chartOf(
      [
        [4, 0],
        [4, 9],
      ],
      2,
      100,
      50,
    );
    expect(chart.lines[1]!.map((point) => point.x)).toEqual([0, 50, 100]);
    expect(chart.lines[0]![0]!.y).toBe(50);
    expect(chart.levels.at(-1)!.value).toBeGreaterThanOrEqual(9);
  });
  test("has room for points below zero", () => {
    const chart = chartOf([[-3, 2]], 2, 100, 50);
    expect(chart.levels[0]!.value).toBeLessThanOrEqual(-3);
    expect(chart.lines.flat().every((point) => point.y >= 0 && point.y <= 50)).toBe(true);
  });
  test("can be drawn before the first turn", () => {
    expect(chartOf([], 2, 100, 50).lines).toEqual([[{ x: 0, y: 50 }], [{ x: 0, y: 50 }]]);
  });
});

describe("turning points", () => {
  const entry = (number: number, seat: number): LogEntry => ({
    number,
    kind: "move",
    seat,
    stands: number,
    events: [],
    time: "",
  });
  const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0), entry(5, 1)];

  test("are changes of the lead, with the move at which the replay begins", () => {
    const history = [
      [3, 0],
      [3, 5],
      [5, 5],
      [5, 9],
    ];
    expect(turningPoints(history, log)).toEqual([
      { seat: 0, round: 1, moves: 2 },
      { seat: 1, round: 1, moves: 3 },
    ]);
  });
  test("are the last ones if there are many", () => {
    const history = [
      [1, 0],
      [1, 2],
      [3, 2],
      [3, 4],
    ];
    expect(turningPoints(history, log, 2).map((point) => point.moves)).toEqual([4, 5]);
  });
});

test("a long list of choices is grouped by its first target", () => {
  const many = Array.from({ length: 12 }, (_, code) => choice(code, `tile:${code % 2}`, "cell:a1"));
  expect(grouped(many).map((group) => [group.target, group.choices.length])).toEqual([
    ["tile:0", 6],
    ["tile:1", 6],
  ]);
  expect(grouped(many.slice(0, 3))).toHaveLength(1);
});

test("a hint shows the bot's own choice first, then those it thought of most", () => {
  const shares = [
    { code: 1, share: 0.1 },
    { code: 2, share: 0.3 },
    { code: 3, share: 0.6 },
    { code: 9, share: 0.05 },
  ];
  const answer = { type: "hint" as const, number: 1, code: 2, shares, expected: 0.5 };
  const hints = bestHints(answer, [choice(1), choice(2), choice(3), choice(4)]);
  expect(hints.map((one) => [one.choice.code, one.share])).toEqual([
    [2, 0.3],
    [3, 0.6],
    [1, 0.1],
  ]);
});

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

describe("lessons", () => {
  const lessons = {
    record: {},
    lessons: [
      { title: "a", text: "a", open: [], deeds: [] },
      { title: "b", text: "b", open: [], deeds: ["choice 1"], then: ["x", "y"] },
      { title: "c", text: "c", open: [], deeds: ["choice 2"] },
    ],
  };
  test("go on by reading, by the deed, and by the script after it", () => {
    const played: string[] = [];
    const run = new LessonRun(lessons, { playNotation: (notation) => played.push(notation) });
    const choices = [choice(1), choice(2)];
    expect(run.allowed(choices)).toEqual([]);
    run.next();
    expect(run.allowed(choices).map((one) => one.code)).toEqual([1]);
    run.moved();
    expect(played).toEqual(["x"]);
    expect(run.allowed(choices)).toEqual([]);
    run.moved();
    expect(played).toEqual(["x", "y"]);
    run.moved();
    expect(run.at).toBe(2);
    run.moved();
    expect(run.isDone).toBe(true);
    expect(run.allowed(choices)).toEqual(choices);
  });
  test("can be looked back at without undoing anything", () => {
    const run = new LessonRun(lessons, { playNotation: () => undefined });
    run.next();
    run.goBack();
    expect([run.shown, run.at, run.hasNext]).toEqual([0, 1, true]);
    expect(run.allowed([choice(1)])).toEqual([]);
    run.next();
    expect(run.shown).toBe(1);
  });
});

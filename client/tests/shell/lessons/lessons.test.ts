import { describe, expect, test } from "vitest";
import { LessonRun } from "../../../src/shell/lessons/lessons.svelte";
import { choice } from "../../choices";

describe("lessons", () => {
  const lessons = {
    record: {},
    lessons: [
      { title: "a", text: "a", open: [], actions: [] },
      { title: "b", text: "b", open: [], actions: ["choice 1"], then: ["x", "y"] },
      { title: "c", text: "c", open: [], actions: ["choice 2"] },
    ],
  };
  test("go on by reading, by the action, and by the script after it", () => {
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

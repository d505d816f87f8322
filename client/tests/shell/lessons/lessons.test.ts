import { describe, expect, test } from "vitest";
import { LessonRun } from "../../../src/shell/lessons/lessons.svelte";
import { courseOf, lessonsFrom } from "../../../src/lib/table/lessons";
import { choice } from "../../choices";

describe("lessons", () => {
  const lessons = {
    record: {},
    lessons: [
      { title: "a", text: "a", open: [], actions: [], short: true },
      { title: "b", text: "b", open: [], actions: ["choice 1"], then: ["x", "y"] },
      { title: "c", text: "c", open: [], actions: ["choice 2"], short: true },
    ],
  };
  test("go on by reading, by the action, and by the script after it", () => {
    const played: string[] = [];
    const run = new LessonRun(lessons, { playNotation: (notation) => played.push(notation) });
    const choices = [choice(1), choice(2)];
    expect(run.allowed(choices)).toEqual([]);
    run.begin("full");
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
    expect(run.allowed(choices)).toEqual([]);
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
  test("go on where they were left, with what was played before", () => {
    const begun = lessonsFrom({ ...lessons, record: { moves: ["a"] } }, "full", 2);
    expect(begun.record.moves).toEqual(["a", "choice 1", "x", "y"]);
    const run = new LessonRun(begun, { playNotation: () => undefined });
    expect(run.lesson.title).toBe("c");
    expect(run.hasBack).toBe(true);
  });
  test("of the short course play what they leave out, as long as something is to be done", () => {
    const [first, second] = lessons.lessons;
    const last = { title: "d", text: "d", open: [], actions: [], short: true };
    const short = courseOf([...lessons.lessons, second!, last], "short");
    expect(short.map(({ title }) => title)).toEqual(["a", "c", "d"]);
    expect(short.map(({ then }) => then)).toEqual([["choice 1", "x", "y"], undefined, undefined]);
    const run = new LessonRun(
      { ...lessons, lessons: [first!, ...short.slice(1)] },
      { playNotation: () => undefined },
    );
    run.begin("short");
    expect([run.count, run.shown]).toEqual([3, 1]);
  });
});

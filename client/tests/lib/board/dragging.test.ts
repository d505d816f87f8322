import { afterEach, beforeEach, expect, test } from "vitest";
import { Dragging, type Goal } from "../../../src/lib/board/dragging.svelte";
import type { BoardTable } from "../../../src/lib/table/board";

let told: string[];
let square: HTMLElement;

function dragging(canLift = true): Dragging {
  const table = { point: (target: string | null) => told.push(`point ${target ?? "nothing"}`) };
  return new Dragging(() => table as unknown as BoardTable, {
    goals: "cell",
    aboveFinger: 30,
    canLift: () => canLift,
    lift: (thing) => told.push(`lift ${thing}`),
    drop: (thing, goal: Goal | null) => told.push(`drop ${thing} on ${goal?.target ?? "nothing"}`),
  });
}

function pointer(x: number, y: number, pointerType = "mouse"): PointerEvent {
  const currentTarget = { setPointerCapture: () => undefined };
  const event = { button: 0, pointerId: 1, clientX: x, clientY: y, pointerType, currentTarget };
  return event as unknown as PointerEvent;
}

beforeEach(() => {
  told = [];
  square = document.createElement("div");
  square.dataset.target = "cell:e5";
  const covered = document.createElement("div");
  document.elementsFromPoint = (x) => (x > 50 ? [covered, square] : [covered]);
});
afterEach(() => {
  Reflect.deleteProperty(document, "elementsFromPoint"); // this page has none of its own
});

test("a press that hardly moves stays a click", () => {
  const drag = dragging();
  drag.down(pointer(0, 0), "tile");
  drag.move(pointer(3, 3));
  expect(drag.up()).toBe(false);
  expect(told).toEqual([]);
});

test("a thing is lifted once, points at what lies under it, and is dropped there", () => {
  const drag = dragging();
  expect(drag.down(pointer(0, 0), "tile")).toBe(true);
  drag.move(pointer(20, 0));
  drag.move(pointer(60, 0));
  expect(drag.now).toEqual({ thing: "tile", x: 60, y: 0 });
  expect(drag.up()).toBe(true);
  expect(told).toEqual(["lift tile", "point nothing", "point cell:e5", "drop tile on cell:e5"]);
  expect(drag.now).toBeNull();
});

test("under a finger it floats above", () => {
  const drag = dragging();
  drag.down(pointer(0, 100), "tile");
  drag.move(pointer(60, 100, "touch"));
  expect(drag.now).toEqual({ thing: "tile", x: 60, y: 70 });
});

test("what may not be lifted stays where it is", () => {
  const drag = dragging(false);
  expect(drag.down(pointer(0, 0), "tile")).toBe(false);
  drag.move(pointer(60, 0));
  expect(drag.now).toBeNull();
});

test("a cancelled drag points at nothing", () => {
  const drag = dragging();
  drag.down(pointer(0, 0), "tile");
  drag.move(pointer(60, 0));
  drag.cancel();
  expect(drag.now).toBeNull();
  expect(told.at(-1)).toBe("point nothing");
});

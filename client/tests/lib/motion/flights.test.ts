import { afterEach, beforeEach, expect, test } from "vitest";
import { anchor, flightsBy, panel } from "../../../src/lib/motion/flights";
import type { BoardTable, GameEvent, Playing } from "../../../src/lib/table/board";

function event(kind: string): GameEvent {
  return { kind, seat: 0, targets: [], data: {}, text: "", args: {} };
}

function put(name: string, x: number): void {
  const thing = document.createElement("div");
  thing.dataset.anchor = name;
  thing.getBoundingClientRect = () => new DOMRect(x, 0, 20, 10);
  document.body.append(thing);
}

beforeEach(() => {
  put("supply", 100);
  put("panel-0", 300);
});
afterEach(() => document.body.replaceChildren());

const flightsOf = flightsBy<string>((_, { kind }) => [
  { traveller: kind, from: [anchor(kind === "lost" ? "nowhere" : "supply")], to: [panel(0)] },
]);
const table = {} as BoardTable;

test("a beat is what happened, then what it brought, one after the other", () => {
  const playing: Playing = {
    event: event("taken"),
    gains: [event("gained")],
    later: [],
    time: 1100,
    key: 7,
  };
  const flights = flightsOf(table, playing);
  expect(flights.map(({ id, traveller }) => [id, traveller])).toEqual([
    ["7-0", "taken"],
    ["7-1", "gained"],
  ]);
  expect(flights[0]).toMatchObject({ from: { x: 110, y: 5 }, to: { x: 310, y: 5 }, delay: 0 });
  expect(flights[1]!.delay).toBeGreaterThan(0);
});

test("what is not on the screen does not fly", () => {
  expect(
    flightsOf(table, { event: event("lost"), gains: [], later: [], time: 1100, key: 1 }),
  ).toEqual([]);
});

test("a quick playback has quick flights", () => {
  const time = (beat: number): number =>
    flightsOf(table, { event: event("taken"), gains: [], later: [], time: beat, key: 1 })[0]!.time;
  expect(time(1100)).toBeGreaterThan(time(700));
});

import { expect, test } from "vitest";
import { Fitting } from "../../../src/lib/board/fitting.svelte";

type Room = Parameters<Fitting["begin"]>[0];

/** A room in which every step saves 50 pixels. */
function room(fitting: Fitting, height: number): Room {
  return {
    clientHeight: 100,
    get scrollHeight() {
      return height - 50 * fitting.step;
    },
  };
}

test("what fits takes no step", async () => {
  const fitting = new Fitting(3);

  await fitting.begin(room(fitting, 100));

  expect(fitting.step).toBe(0);
});

test("as many steps are taken as are needed, and none is kept when there is room again", async () => {
  const fitting = new Fitting(3);

  await fitting.begin(room(fitting, 190));
  expect(fitting.step).toBe(2);

  await fitting.begin(room(fitting, 120));
  expect(fitting.step).toBe(1);
});

test("no more steps are taken than there are", async () => {
  const fitting = new Fitting(3);

  await fitting.begin(room(fitting, 1000));

  expect(fitting.step).toBe(3);
});

test("who begins anew is not disturbed by what began before", async () => {
  const fitting = new Fitting(3);

  await Promise.all([fitting.begin(room(fitting, 1000)), fitting.begin(room(fitting, 120))]);

  expect(fitting.step).toBe(1);
});

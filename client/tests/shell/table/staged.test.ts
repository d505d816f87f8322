import { describe, expect, test } from "vitest";
import { overlap, theatreBox } from "../../../src/shell/drawer/place";
import { layOut } from "../../../src/shell/table/layout";
import { staged } from "../../../src/shell/table/staged";

const SHAPE = { full: [1, 1], compact: [1, 1.5], reading: 0, hasFoot: false } as const;
const THEATRE = 330;

describe.each([
  [1440, 900],
  [1366, 657],
  [1280, 600],
  [1024, 768],
  [768, 1024],
])("a battle at %i x %i", (width, height) => {
  const usual = layOut({ width, height }, SHAPE);
  const { stage, actions, seats, players } = staged(usual, THEATRE);

  test("leaves a strip of the stage above the theatre, over the whole width", () => {
    expect(stage.height).toBeGreaterThan(100);
    expect(stage.width).toBe(players === "column" ? seats.x : width);
    expect(actions.y - stage.y - stage.height).toBeGreaterThanOrEqual(THEATRE);
    expect(overlap(stage, actions)).toBe(false);
  });

  test("has the action bar as its foot in a low window", () => {
    const box = theatreBox(staged(usual, THEATRE));
    expect(players === "none").toBe(usual.mode === "low");
    if (players === "none") expect(box.y + box.height).toBe(actions.y);
  });
});

test("on a phone the stage is the strip above it, if there is one", () => {
  const phone = layOut({ width: 390, height: 844 }, SHAPE);
  const { stage, actions } = staged(phone, 500);
  expect(stage.height).toBeGreaterThan(80);
  expect(stage.y + stage.height).toBe(actions.y - 500);
});

test("what is folded, or fills a phone, changes nothing", () => {
  const laptop = layOut({ width: 1366, height: 657 }, SHAPE);
  expect(staged(laptop, 50)).toBe(laptop);
  const phone = layOut({ width: 390, height: 844 }, SHAPE);
  expect(staged(phone, 600)).toBe(phone);
});

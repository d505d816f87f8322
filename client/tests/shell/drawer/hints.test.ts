import { expect, test } from "vitest";
import { barsOf, bestHints, inPoints } from "../../../src/shell/drawer/hints";
import { choice } from "../../choices";

test("a hint shows the bot's own choice first, then those it thought of most", () => {
  const shares = [
    { code: 1, share: 0.1 },
    { code: 2, share: 0.3 },
    { code: 3, share: 0.6 },
    { code: 9, share: 0.05 },
  ];
  const answer = {
    type: "hint" as const,
    number: 1,
    code: 2,
    shares,
    expected: 0.5,
    line: [],
    alternatives: [],
  };
  const hints = bestHints(answer, [choice(1), choice(2), choice(3), choice(4)]);
  expect(hints.map((one) => [one.choice.code, one.share])).toEqual([
    [2, 0.3],
    [3, 0.6],
    [1, 0.1],
  ]);
});

test("parts are bars beside the largest of them, and small ones are left out", () => {
  const part = (text: string, points: number): Parameters<typeof barsOf>[0][number] => ({
    name: { text, args: {} },
    points,
  });
  const bars = barsOf([part("battle", 0.8), part("units", -0.4), part("rest", 0.04)]);
  expect(bars.map(({ name, share }) => [name.text, share])).toEqual([
    ["battle", 1],
    ["units", 0.5],
  ]);
  expect(bars.map(({ points }) => inPoints(points))).toEqual(["+0.8", "−0.4"]);
});

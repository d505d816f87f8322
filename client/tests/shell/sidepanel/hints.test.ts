import { expect, test } from "vitest";
import { bestHints } from "../../../src/shell/sidepanel/hints";
import { choice } from "../../choices";

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

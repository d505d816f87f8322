import { expect, test } from "vitest";
import { grouped } from "../../../src/shell/sidepanel/groups";
import { choice } from "../../choices";

test("a long list of choices is grouped by its first target", () => {
  const many = Array.from({ length: 12 }, (_, code) => choice(code, `tile:${code % 2}`, "cell:a1"));
  expect(grouped(many).map((group) => [group.target, group.choices.length])).toEqual([
    ["tile:0", 6],
    ["tile:1", 6],
  ]);
  expect(grouped(many.slice(0, 3))).toHaveLength(1);
});

import { expect, test } from "vitest";
import { grouped, matching } from "../../../src/shell/drawer/groups";
import { choice } from "../../choices";

test("a long list of choices is grouped by its first target", () => {
  const many = Array.from({ length: 12 }, (_, code) => choice(code, `tile:${code % 2}`, "cell:a1"));
  expect(grouped(many).map((group) => [group.target, group.choices.length])).toEqual([
    ["tile:0", 6],
    ["tile:1", 6],
  ]);
  expect(grouped(many.slice(0, 3))).toHaveLength(1);
});

test("a search looks into the words, whatever the case", () => {
  const many = [choice(1, "cell:a1"), choice(2, "cell:b7")];
  const words = ({ targets }: { targets: readonly string[] }): string => `Place on ${targets[0]}`;
  expect(matching(many, " B7", words)).toEqual([many[1]]);
  expect(matching(many, "", words)).toEqual(many);
});

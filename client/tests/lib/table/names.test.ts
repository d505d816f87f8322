import { expect, test } from "vitest";
import type { Message } from "../../../src/lib/table/board";
import { renamed } from "../../../src/lib/table/names";

const message = (text: string, args: Message["args"] = {}): Message => ({ text, args });
const name = (text: string): Message | null => (text === "old" ? message("new", { of: 1 }) : null);

test("names are given wherever they stand in a message", () => {
  const said = message("goes", { to: message("old"), by: ["a", message("old")], count: 2 });
  const told = message("new", { of: 1 });
  expect(renamed(said, name)).toEqual(message("goes", { to: told, by: ["a", told], count: 2 }));
  expect(renamed(message("old"), name)).toEqual(told);
});

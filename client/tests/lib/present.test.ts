import { expect, test } from "vitest";
import { present } from "../../src/lib/present";

test("what is there comes back, also nought and the empty text", () => {
  expect(present(0, "number")).toBe(0);
  expect(present("", "text")).toBe("");
});

test("what is missing is named", () => {
  expect(() => present(undefined, "table")).toThrow("there is no table");
  expect(() => present(null, "table")).toThrow("there is no table");
});

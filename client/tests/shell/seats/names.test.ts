import { expect, test } from "vitest";
import { shortened } from "../../../src/shell/seats/names";

test("only a long name is cut, and keeps the number that tells it apart", () => {
  expect(shortened("Rekhmire", "phone")).toBe("Rekhmire");
  expect(shortened("Ahmose 45 2", "phone")).toBe("Ahmose 2");
  expect(shortened("Ahmose 45 2", "tablet")).toBe("Ahmose 45 2");
  expect(shortened("Hatshepsut the Great", "tablet")).toBe("Hatshepsut the");
});

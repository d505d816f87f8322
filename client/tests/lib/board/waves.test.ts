import { expect, test } from "vitest";
import { wavePath } from "../../../src/lib/board/waves";

test("a wavy line begins at its point and goes on for each wave", () => {
  expect(wavePath(2, 10, 6, 3, 3)).toBe("M2 10q3 -3 6 0t6 0t6 0");
});

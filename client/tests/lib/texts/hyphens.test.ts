import { expect, test } from "vitest";
import { softened } from "../../../src/lib/texts/hyphens";

const shown = (text: string, line: number): string =>
  softened(text, line).replaceAll("\u00ad", "-");

test("a word that does not fit into a line may be broken before a syllable", () => {
  expect(shown("Quai supplémentaire", 12)).toBe("Quai supplémen-taire");
});

test("what fits stays as it is", () => {
  expect(shown("Quai supplémentaire", 14)).toBe("Quai supplémentaire");
});

test("letters that are one sound stay together", () => {
  expect(shown("najwyższaczara", 11)).toBe("najwyższa-czara");
});

test("nothing is broken off that is shorter than four letters", () => {
  expect(shown("strzelanie", 9)).toBe("strze-lanie");
  expect(shown("abcdefg", 4)).toBe("abcdefg");
});

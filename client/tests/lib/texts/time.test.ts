import { expect, test } from "vitest";
import { timeLeft } from "../../../src/lib/texts/time";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const left = (seconds: number, language = "en"): string =>
  timeLeft(new Date(NOW + seconds * 1000).toISOString(), language, NOW);

test("the largest unit of which there are two, rounded down", () => {
  expect(left(3 * 86_400)).toBe("3 days");
  expect(left(47 * 3600)).toBe("47 hr");
  expect(left(119 * 60)).toBe("119 min");
  expect(left(30)).toBe("0 min");
  expect(left(-5)).toBe("0 min");
});

test("in the words of the language", () => {
  expect(left(3 * 3600, "pl")).toBe("3 godz.");
  expect(left(3 * 3600, "fr")).toMatch(/^3\sh$/);
});

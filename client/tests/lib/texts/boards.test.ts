import { expect, test } from "vitest";
import { boardTexts } from "../../../src/lib/texts/boards";
import { Catalogue } from "../../../src/lib/texts/catalogue";

test("a board brings its own words, in each language", async () => {
  const valley = async (language: "en" | "pl"): Promise<string> =>
    new Catalogue(language, await boardTexts("fertility", language)).text("terms-valley");
  expect(await valley("en")).toBe("Valley");
  expect(await valley("pl")).toBe("Dolina");
});

test("a game without a board has none", async () => {
  expect(await boardTexts("chess", "en")).toBe("");
});

/** Words that only a game's board says: bundled with it, a file for each game and language. */
import type { Language } from "./catalogue";

const FILES = import.meta.glob<string>("../../games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** As Fluent; "" if the board has none of its own. */
export async function boardTexts(game: string, language: Language): Promise<string> {
  return (await FILES[`../../games/${game}/texts/${language}.ftl`]?.()) ?? "";
}

/** The texts of the current language: the shell's, and those of the games asked for so far. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "../api/http";
import { settings } from "../settings/settings.svelte";
import { boardTexts } from "./boards";
import { Catalogue, type Arguments, type Language } from "./catalogue";

const SHELL = ""; // in place of a game's id

class Texts {
  private readonly loads = new Map<string, Promise<Catalogue>>();
  private readonly shells = new Map<Language, Promise<string>>();
  private readonly ready = new SvelteMap<string, Catalogue>();

  /** Loads the texts of a game, or of the shell alone; resolves when they can be shown. */
  async load(game: string = SHELL, language: Language = settings.values.language): Promise<void> {
    const key = `${language} ${game}`;
    const load = this.loads.get(key) ?? this.fetched(language, game);
    this.loads.set(key, load);
    try {
      this.ready.set(key, await load);
    } catch (error) {
      this.loads.delete(key);
      this.shells.delete(language);
      throw error;
    }
  }

  /** Switches the language once the texts for everything on the screen have arrived. */
  async speak(language: Language): Promise<void> {
    const games = [...this.loads.keys()].map((key) => key.slice(key.indexOf(" ") + 1));
    await Promise.all([...new Set([SHELL, ...games])].map((game) => this.load(game, language)));
    settings.set("language", language);
  }

  /** Reactive: it changes with the language. */
  of(game: string): Catalogue | null {
    const { language } = settings.values;
    return this.ready.get(`${language} ${game}`) ?? null;
  }

  get isReady(): boolean {
    return this.of(SHELL) !== null;
  }

  get shell(): Catalogue {
    const found = this.of(SHELL);
    if (!found) throw new Error("texts were asked for before they were loaded");
    return found;
  }

  private async fetched(language: Language, game: string): Promise<Catalogue> {
    const shell = this.shells.get(language) ?? api.texts(language, null);
    this.shells.set(language, shell);
    if (game === SHELL) return new Catalogue(language, await shell);
    const [table, engine, board] = await Promise.all([
      shell,
      api.texts(language, game),
      boardTexts(game, language),
    ]);
    return new Catalogue(language, table, engine, board);
  }
}

export const texts = new Texts();

/** A text of the shell: `t("shell-lobby")`. */
export function t(id: string, args: Arguments = {}): string {
  return texts.shell.text(id, args);
}

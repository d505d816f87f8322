/** What a person has set on this device. */
import type { SeatInfo } from "../api/messages";
import { LANGUAGES, type Language } from "../texts/catalogue";

export type Level = NonNullable<SeatInfo["level"]>;
export type Theme = "light" | "dark" | "system";
export type Speed = 0.5 | 1 | 2;
/** Whose moves are played back step by step. */
export type Playbacks = "always" | "bots" | "never";

export interface Values {
  language: Language;
  theme: Theme;
  confirmFinal: boolean;
  playbacks: Playbacks;
  speed: Speed;
  sound: boolean;
  patterns: boolean;
  level: Level; // of the bot in "play now"
}

const KEY = "iteru-settings";

function browserLanguage(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  const known = LANGUAGES.filter((language) => asked.includes(language));
  return known.sort((one, other) => asked.indexOf(one) - asked.indexOf(other))[0] ?? "en";
}

function stored(): Partial<Values> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // unreadable or forbidden storage: the defaults do
  }
}

class Settings {
  values = $state<Values>({
    language: browserLanguage(),
    theme: "system",
    confirmFinal: true,
    playbacks: "always",
    speed: 1,
    sound: true,
    patterns: false,
    level: "easy",
    ...stored(),
  });

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.values[name] = value;
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // private windows may refuse to store: the setting holds until the page is closed
    }
  }

  /** Puts theme and language on the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.values.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.values.theme;
    root.lang = this.values.language;
  }
}

export const settings = new Settings();

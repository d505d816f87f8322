/** What a person has set on this device. */
import { MediaQuery } from "svelte/reactivity";
import type { SeatInfo } from "../api/messages";
import { LANGUAGES, type Language } from "../texts/catalogue";

export type Level = NonNullable<SeatInfo["level"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "master"];
export type Theme = "light" | "dark" | "system";
export type Speed = 0.5 | 1 | 2;
/** Short: half the time and no arcs; off: things appear in their new place. */
export type Motion = "full" | "short" | "off";
export type TextSize = 90 | 100 | 115 | 130;
/** Whose moves are played back step by step. */
export type Playbacks = "always" | "bots" | "never";

export interface Values {
  language: Language;
  theme: Theme;
  /** Per cent of the browser's own size; boards have their zoom. */
  textSize: TextSize;
  /** Null: as the system asks. */
  motion: Motion | null;
  /** Whether parts of a board grow while the pointer rests on them. */
  swells: boolean;
  confirmFinal: boolean;
  playbacks: Playbacks;
  speed: Speed;
  sound: boolean;
  patterns: boolean;
  level: Level; // of the bots in quick play
  bots: number; // how many of them, 1 to 4
  firstGame: boolean; // the options of a first game, and advice at the table
}

const KEY = "iteru-settings";
const lessMotion = new MediaQuery("(prefers-reduced-motion: reduce)");

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
    textSize: 100,
    motion: null,
    swells: true,
    confirmFinal: true,
    playbacks: "always",
    speed: 1,
    sound: true,
    patterns: false,
    level: "easy",
    bots: 1,
    firstGame: false,
    ...stored(),
  });

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // private windows may refuse to store: the setting holds until the page is closed
    }
  }

  get motion(): Motion {
    return this.values.motion ?? (lessMotion.current ? "off" : "full");
  }

  /** Puts theme, language, size of text and motion on the page; the app does so at every change. */
  apply(): void {
    const root = document.documentElement;
    if (this.values.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.values.theme;
    root.lang = this.values.language;
    root.style.fontSize = `${this.values.textSize}%`;
    root.dataset.motion = this.motion;
  }
}

export const settings = new Settings();

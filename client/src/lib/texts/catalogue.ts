/** A catalogue: the texts of one language, from the same Fluent files as the engine's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "../table/board";

export type Language = "en" | "pl" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "pl", "fr"];
/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  pl: "Polski",
  fr: "Français",
};

export type Arguments = Readonly<Record<string, Argument>>;

export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...sources: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const [fault] = this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
      if (fault) throw fault;
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text with its arguments; its id if there is none, so that a gap can be seen. */
  text(id: string, args: Arguments = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) values[key] = this.argument(value, names);
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** A message of the engine as a sentence; `names` are the players' by seat. */
  message(message: Message, names: readonly string[] = []): string {
    if (message.text === "player") {
      const seat = message.args.seat;
      if (typeof seat === "number") {
        return names[seat] ?? this.text("player", { seat, number: seat + 1 });
      }
    }
    return this.text(message.text, message.args, names);
  }

  /** A list as the language writes it: "a, b and c"; equal items are counted: "2 × a". */
  listed(items: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    const parts = [...counts].map(([item, count]) =>
      count === 1 ? item : this.text("table-list-times", { count, item }),
    );
    return parts.reduce((list, item, at) =>
      this.text(at === parts.length - 1 ? "table-list-last" : "table-list-more", { list, item }),
    );
  }

  private argument(value: Argument, names: readonly string[]): FluentVariable {
    if (typeof value === "string" || typeof value === "number") return value;
    if ("text" in value) return this.message(value, names);
    return value.length === 0
      ? ""
      : this.listed(value.map((item) => String(this.argument(item, names))));
  }
}

/** The form for a new table, without its look. */
import type { GameInfo, NewTable, SeatRequest } from "../lib/api/messages";
import type { Level } from "../lib/settings/settings.svelte";

/** What a seat of the form may be; "me" is always the first. */
export type SeatChoice = "local" | "open" | `bot-${Level}`;
export const SEAT_CHOICES: readonly SeatChoice[] = [
  "open",
  "local",
  "bot-easy",
  "bot-medium",
  "bot-hard",
];

export interface Form {
  game: string;
  /** The seats after mine. */
  seats: { choice: SeatChoice; name: string }[];
  options: Record<string, string>;
  listed: boolean;
}

export function levelOf(choice: SeatChoice): Level | null {
  return choice.startsWith("bot-") ? (choice.slice(4) as Level) : null;
}

/** Me against one bot: what most people want first. */
export function firstForm(game: GameInfo, level: Level): Form {
  const others = Math.max(game.min_seats - 1, 1);
  return {
    game: game.id,
    seats: Array.from({ length: others }, () => ({ choice: `bot-${level}` as const, name: "" })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    listed: true,
  };
}

/** Whether the option can be changed with this number of seats. */
export function isOptionOpen(game: GameInfo, option: string, seats: number): boolean {
  return game.options.some((one) => one.name === option && one.seats.includes(seats));
}

export function requestOf(form: Form, game: GameInfo): NewTable {
  const count = form.seats.length + 1;
  const others = form.seats.map(({ choice, name }): SeatRequest => {
    const level = levelOf(choice);
    if (level) return { kind: "bot", level };
    if (choice === "local") return { kind: "local", name: name.trim() || null };
    return { kind: "open" };
  });
  const options = Object.entries(form.options).filter(([name]) => isOptionOpen(game, name, count));
  return {
    game: form.game,
    seats: [{ kind: "me" }, ...others],
    options: Object.fromEntries(options),
    listed: form.listed && others.some((seat) => seat.kind === "open"),
  };
}

/** The form for a new table, without its look. */
import type { GameInfo, NewTable, SeatRequest, TableInfo } from "../lib/api/messages";
import { LEVELS, type Level } from "../lib/settings/settings.svelte";

/** What a seat of the form may be; "me" is always the first. */
export type SeatChoice = "local" | "open" | "person" | `bot-${Level}`;
export const SEAT_CHOICES: readonly SeatChoice[] = [
  "open",
  "person",
  "local",
  ...LEVELS.map((level) => `bot-${level}` as const),
];

export type Pace = NonNullable<NewTable["pace"]>;
export type LivePace = Extract<Pace, { kind: "live" }>;
export const LIVE_PACES: readonly LivePace[] = [
  { kind: "live", minutes: 10, seconds: 10 },
  { kind: "live", minutes: 15, seconds: 20 },
  { kind: "live", minutes: 30, seconds: 30 },
];
export const HOURS = [12, 24, 48] as const;
export const HAND_OVERS = [10, 60, 24 * 60] as const; // minutes
export const WHEN_TIME_IS_UP = ["bot", "end", "ask"] as const;

export interface Form {
  game: string;
  /** The table's own; "" if nobody has named it. */
  name: string;
  /** The seats after mine. */
  seats: { choice: SeatChoice; name: string }[];
  options: Record<string, string>;
  listed: boolean;
  rated: boolean;
  pace: Pace;
  whenTimeIsUp: (typeof WHEN_TIME_IS_UP)[number];
  handOverAfter: number;
}

export function levelOf(choice: SeatChoice): Level | null {
  return choice.startsWith("bot-") ? (choice.slice(4) as Level) : null;
}

/** Me against one bot: what most people want first. */
export function firstForm(game: GameInfo, level: Level): Form {
  const others = Math.max(game.min_seats - 1, 1);
  return {
    game: game.id,
    name: "",
    seats: Array.from({ length: others }, () => ({ choice: `bot-${level}` as const, name: "" })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    listed: true,
    rated: false,
    pace: { kind: "none" },
    whenTimeIsUp: "bot",
    handOverAfter: HAND_OVERS[0],
  };
}

/** The form that would have made this table, as far as its host may change it. */
export function formOf(table: TableInfo): Form {
  const { game, name, options, listed, rated, pace } = table;
  return {
    game,
    name: name ?? "",
    seats: table.seats.slice(1).map(() => ({ choice: "open", name: "" })),
    options: { ...options },
    listed,
    rated,
    pace,
    whenTimeIsUp: table.when_time_is_up,
    handOverAfter: table.hand_over_after,
  };
}

/** Whether the option can be changed with this number of seats. */
export function isOptionOpen(game: GameInfo, option: string, seats: number): boolean {
  return game.options.some((one) => one.name === option && one.seats.includes(seats));
}

/** Whether anybody else is awaited before the game begins. */
export function isAwaiting(form: Form): boolean {
  return form.seats.some(({ choice }) => choice === "open" || choice === "person");
}

/** What keeps the table from being rated; null: nothing does. */
export function whyNotRated(
  form: Form,
  hasAccount: boolean,
): "account" | "alone" | "bots" | "clock" | "screen" | null {
  if (!hasAccount) return "account";
  if (form.seats.some(({ choice }) => levelOf(choice))) return "bots";
  if (form.seats.some(({ choice }) => choice === "local")) return "screen";
  if (form.seats.length === 0) return "alone";
  return form.pace.kind === "none" ? "clock" : null;
}

export function requestOf(form: Form, game: GameInfo, hasAccount = false): NewTable {
  const count = form.seats.length + 1;
  const others = form.seats.map(({ choice, name }): SeatRequest => {
    const level = levelOf(choice);
    if (level) return { kind: "bot", level };
    if (choice === "local" || choice === "person") {
      return { kind: choice, name: name.trim() || null };
    }
    return { kind: "open" };
  });
  const options = Object.entries(form.options).filter(([name]) => isOptionOpen(game, name, count));
  return {
    game: form.game,
    name: form.name.trim() || null,
    seats: [{ kind: "me" }, ...others],
    options: Object.fromEntries(options),
    listed: form.listed && others.some((seat) => seat.kind === "open"),
    rated: form.rated && whyNotRated(form, hasAccount) === null,
    pace: form.pace,
    when_time_is_up: form.whenTimeIsUp,
    hand_over_after: form.handOverAfter,
  };
}

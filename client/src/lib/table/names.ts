/** Names of the players, and of what the position names. */
import type { SeatInfo } from "../api/messages";
import type { Catalogue } from "../texts/catalogue";
import type { Argument, Message } from "./board";

/** A seat where no server says who sits there: somebody does, all the time. */
export function personAt(seat: number, name: string | null): SeatInfo {
  return {
    seat,
    kind: "person",
    name,
    level: null,
    mine: false,
    local: false,
    readiness: "ready",
    here: true,
    away: null,
    stand_in: false,
    may_return: false,
    left: false,
    wish: null,
  };
}

/** Bots are named after their seat; a person without a name by its number. */
export function nameOf(info: SeatInfo | undefined, seat: number, catalogue: Catalogue): string {
  if (info?.name) return info.name;
  if (info?.kind === "open") return catalogue.text("shell-seat-open");
  const bot = `shell-bot-name-${seat + 1}`;
  if (info?.kind === "bot" && catalogue.has(bot)) return catalogue.text(bot);
  return catalogue.text("shell-seat-number", { number: seat + 1 });
}

/** A message with every name in it as the position says it; null: as it is printed. */
export function renamed(message: Message, name: (text: string) => Message | null): Message {
  const { text, args } = name(message.text) ?? message;
  const inside = (argument: Argument): Argument => {
    if (typeof argument !== "object") return argument;
    return "text" in argument ? renamed(argument, name) : argument.map(inside);
  };
  const entries = Object.entries(args).map(([key, argument]) => [key, inside(argument)]);
  return { text, args: Object.fromEntries(entries) as Message["args"] };
}

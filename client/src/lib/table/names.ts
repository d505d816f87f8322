/** Names of the players. */
import type { SeatInfo } from "../api/messages";
import type { Catalogue } from "../texts/catalogue";

/** Bots are named after their seat; a person without a name by its number. */
export function nameOf(info: SeatInfo | undefined, seat: number, catalogue: Catalogue): string {
  if (info?.name) return info.name;
  if (info?.kind === "open") return catalogue.text("shell-seat-open");
  const bot = `shell-bot-name-${seat + 1}`;
  if (info?.kind === "bot" && catalogue.has(bot)) return catalogue.text(bot);
  return catalogue.text("shell-seat-number", { number: seat + 1 });
}

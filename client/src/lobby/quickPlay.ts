/** Quick play: what one click on a game's card asks for. */
import type { Card } from "../games/cards";
import type { GameInfo, NewTable } from "../lib/api/messages";
import type { Values } from "../lib/settings/settings.svelte";

export type Wishes = Pick<Values, "level" | "bots" | "firstGame">;

/** As many bots as wished, if the game has so many seats. */
export function botsFor(card: Card, game: GameInfo, wished: number): number {
  if (card.alone) return 0;
  return Math.min(Math.max(wished, game.min_seats - 1), game.max_seats - 1);
}

export function quickTable(card: Card, game: GameInfo, wishes: Wishes): NewTable {
  const bots = botsFor(card, game, wishes.bots);
  const isOpen = ([name]: [string, string]): boolean =>
    game.options.some((option) => option.name === name && option.seats.includes(bots + 1));
  const first = wishes.firstGame ? Object.entries(card.first ?? {}).filter(isOpen) : [];
  const bot = { kind: "bot", level: wishes.level } as const;
  return {
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)],
    options: Object.fromEntries(first),
    listed: false,
  };
}

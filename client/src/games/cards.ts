/** The games of Iteru as cards of the lobby, in this order. */
import type { Component } from "svelte";
import Egizia from "./art/Egizia.svelte";
import Fertility from "./art/Fertility.svelte";
import Kemet from "./art/Kemet.svelte";
import Pharaon from "./art/Pharaon.svelte";
import Traitor from "./art/Traitor.svelte";

export interface Card {
  readonly id: string;
  /** Id of the game, where the card is a way to play it. */
  readonly game: string;
  readonly Art: Component;
  readonly icon: string;
  readonly minutes: number;
  /** One plays it without bots: the card starts a game for one. */
  readonly alone?: boolean;
  /** Options for people who play it for the first time. */
  readonly first?: Readonly<Record<string, string>>;
}

export const CARDS: readonly Card[] = [
  { id: "fertility", game: "fertility", Art: Fertility, icon: "tile", minutes: 45 },
  {
    id: "pharaon",
    game: "pharaon",
    Art: Pharaon,
    icon: "wheel",
    minutes: 60,
    first: { first_game_scribes: "all" },
  },
  { id: "egizia", game: "egizia", Art: Egizia, icon: "ship", minutes: 90 },
  {
    id: "kemet",
    game: "kemet",
    Art: Kemet,
    icon: "battle",
    minutes: 60,
    first: { mode: "beginner" },
  },
  { id: "traitor", game: "pharaon", Art: Traitor, icon: "scorpion", minutes: 45, alone: true },
];

/** Games in the order of their cards; those without a card come last. */
export function inOrder<Game extends { id: string }>(games: readonly Game[]): readonly Game[] {
  const ids = CARDS.map((card) => card.id);
  const place = ({ id }: Game): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return games.toSorted((one, other) => place(one) - place(other));
}

export function cardIcon(game: string): string {
  return CARDS.find((card) => card.id === game)?.icon ?? "tile";
}

/** The games of Iteru as cards of the lobby, playable or still to come, in this order. */
import type { Component } from "svelte";
import Egizia from "./art/Egizia.svelte";
import Fertility from "./art/Fertility.svelte";
import Kemet from "./art/Kemet.svelte";
import Pharaon from "./art/Pharaon.svelte";

export interface Card {
  readonly id: string;
  readonly Art: Component;
  readonly icon: string;
  /** Seats and minutes as on the box; a playable game tells its own seats. */
  readonly seats: readonly [number, number];
  readonly minutes: number;
}

export const CARDS: readonly Card[] = [
  { id: "fertility", Art: Fertility, icon: "tile", seats: [2, 4], minutes: 45 },
  { id: "pharaon", Art: Pharaon, icon: "wheel", seats: [1, 5], minutes: 60 },
  { id: "egizia", Art: Egizia, icon: "ship", seats: [2, 4], minutes: 90 },
  { id: "kemet", Art: Kemet, icon: "battle", seats: [2, 5], minutes: 60 },
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

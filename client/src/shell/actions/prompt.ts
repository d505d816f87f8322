/** The sentence of the action bar: whose turn it is and what is to be decided. */
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/texts/texts.svelte";

export function promptOf(table: Table, isMyTurn: boolean): string {
  const { position, candidate } = table;
  if (position.over) return wonBy(table);
  if (candidate) return table.message(candidate);
  const player = table.name(position.to_move);
  if (!isMyTurn) {
    const wait = `wait-${position.decision}`;
    return table.hasText(wait) ? table.text(wait, { player }) : t("shell-thinks", { player });
  }
  const prompt = `prompt-${position.decision}`;
  const asked = table.hasText(prompt) ? table.text(prompt) : t("shell-your-turn");
  // Several people share the screen: say which of them is asked.
  const isShared = table.seats.filter((seat) => seat.mine).length > 1;
  return isShared ? t("shell-prompt-shared", { player, prompt: asked }) : asked;
}

export function wonBy(table: Table): string {
  const { places } = table.position;
  const winners = table.seats.filter((seat) => places[seat.seat] === 1);
  const alone = winners.length === 1 ? winners[0] : null;
  if (alone?.mine && table.seats.filter((seat) => seat.mine).length === 1)
    return t("shell-you-win");
  const rivals = table.board.rivals?.(table).filter((rival) => rival.won) ?? [];
  const names = [
    ...winners.map((seat) => table.name(seat.seat)),
    ...rivals.map((rival) => rival.name),
  ];
  return t("shell-wins", { count: names.length, names });
}

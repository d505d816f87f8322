/** The sentence of the action bar: whose turn it is and what is to be decided. It stays while an
 *  answer is laid out below it. */
import type { Prompt } from "../../lib/table/board";
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/texts/texts.svelte";

export function promptOf(table: Table, isMyTurn: boolean): Prompt {
  const { position } = table;
  if (position.over) return { question: wonBy(table) };
  if (!isMyTurn) return { question: waitingFor(table) };
  // what is being told, before anything is asked
  if (table.playing && table.choices.length === 0)
    return { question: table.message(table.playing.event) };
  const asked = table.board.prompt?.(table) ?? { question: usualQuestion(table) };
  return isShared(table) ? { ...asked, question: withName(table, asked.question) } : asked;
}

function waitingFor(table: Table): string {
  const player = table.name(table.position.to_move);
  const wait = `wait-${table.decision}`;
  return table.hasText(wait) ? table.text(wait, { player }) : t("shell-thinks", { player });
}

function usualQuestion(table: Table): string {
  const prompt = `prompt-${table.decision}`;
  return table.hasText(prompt) ? table.text(prompt) : t("shell-your-turn");
}

function isShared(table: Table): boolean {
  return table.seats.filter((seat) => seat.mine).length > 1;
}

/** Several people share the screen: says which of them is asked. */
function withName(table: Table, prompt: string): string {
  return t("shell-prompt-shared", { player: table.name(table.position.to_move), prompt });
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

/** Divine Intervention cards for a battle: an answer is how many copies of each type are added. */

import type { Choice, Message } from "../../../lib/table/board";

export type Copies = Readonly<Record<string, number>>;

/** How many copies of each card a choice adds. */
export function copiesOf(choice: Choice): Copies {
  const cards = choice.args.cards;
  if (!Array.isArray(cards)) return {};
  const entries = (cards as Message[]).map(({ args }): [string, number] => {
    const card = (args.card as Message).text;
    return [card.slice(card.indexOf("-") + 1), Number(args.copies)];
  });
  return Object.fromEntries(entries);
}

/** The choice that adds exactly these copies. */
export function adding(choices: readonly Choice[], copies: Copies): Choice | null {
  return (
    choices.find((choice) => {
      const found = copiesOf(choice);
      const types = new Set([...Object.keys(found), ...Object.keys(copies)]);
      return [...types].every((type) => (found[type] ?? 0) === (copies[type] ?? 0));
    }) ?? null
  );
}

/** One copy more of a card, or one less if this copy is added already. */
export function toggled(copies: Copies, card: string, copy: number): Copies {
  const now = copies[card] ?? 0;
  return { ...copies, [card]: copy < now ? now - 1 : now + 1 };
}

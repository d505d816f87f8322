/** Choices with a button of their own in the action bar. */
import type { Choice } from "../../lib/table/board";
import type { Table } from "../../lib/table/table.svelte";

/** Those that have no place on the board (stopping, declining), and those that the game wants
 *  within reach (passing); 1 to 9 are their keys. */
export function buttonsOf(table: Table): readonly Choice[] {
  const kinds = table.board.buttons ?? [];
  return table.choices.filter(
    (choice) => choice.targets.length === 0 || kinds.includes(choice.kind),
  );
}

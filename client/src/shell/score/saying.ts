/** Texts of the shell about points, which a game may count by another name. */
import type { Table } from "../../lib/table/table.svelte";
import type { Arguments } from "../../lib/texts/catalogue";
import { t } from "../../lib/texts/texts.svelte";

export function say(
  table: Pick<Table, "board" | "text">,
  id: string,
  values: Arguments = {},
): string {
  const own = table.board.rewords?.[id];
  return own ? table.text(own, values) : t(id, values);
}

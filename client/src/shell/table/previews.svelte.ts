/** What the server is asked about before anything is sent to it. */
import type { LiveTable } from "../../lib/live/live.svelte";
import type { Table } from "../../lib/table/table.svelte";

const REST = 70; // milliseconds

/** Previews of the draft at once, of the candidate once the pointer rests; while the page is open. */
export function askPreviews(table: Table, live: LiveTable, number: () => number): void {
  $effect(() => {
    for (const codes of table.drafted.asks) live.askPreview(number(), codes);
  });
  $effect(() => {
    if (!table.candidate || table.drafted.previewOf([table.candidate.code])) return;
    const codes = [...table.drafted.codes, table.candidate.code];
    const at = number();
    const waiting = setTimeout(() => live.askPreview(at, codes), REST);
    return () => clearTimeout(waiting);
  });
}

/** How events are told: sentences, and tokens for what followed from them. */
import type { Gain, GameEvent } from "../../lib/table/board";
import type { Telling } from "../../lib/playback/log";
import type { Table } from "../../lib/table/table.svelte";

export function tellingOf(table: Table, event: GameEvent): Telling {
  const { silent } = table.board;
  const isSilent = typeof silent === "function" ? silent(event) : silent?.includes(event.kind);
  if (isSilent) return "nothing";
  return table.board.gain?.(event, table) ? "token" : "sentence";
}

/** The tokens of these events; those of one kind become one token with their sum. */
export function gainsOf(table: Table, events: readonly GameEvent[]): readonly Gain[] {
  const found = new Map<string, Gain>();
  for (const event of events) {
    const gain = table.board.gain?.(event, table);
    if (!gain) continue;
    const before = found.get(gain.name)?.amount ?? 0;
    found.set(gain.name, { ...gain, amount: before + gain.amount });
  }
  return [...found.values()];
}

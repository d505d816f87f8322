/** A listener that ignores everything: what the table's page does not replace goes unnoticed. */
import type { LiveListener } from "../../lib/live/live.svelte";

export function newListener(): LiveListener {
  return {
    refused: () => undefined,
    previewed: () => undefined,
    hinted: () => undefined,
    moved: () => undefined,
    chatted: () => undefined,
    tells: () => "sentence",
    lasts: () => 0,
    holds: () => 0,
  };
}

/** My turn: seen in the title of the page, and heard; so is my clock when it runs out. */

import { untrack } from "svelte";
import type { LogEntry } from "../../lib/api/messages";
import { clockText, knocksAt } from "../../lib/live/clocks.svelte";
import type { LiveTable } from "../../lib/live/live.svelte";
import type { Table } from "../../lib/table/table.svelte";
import { playKnock, playTurn } from "../../lib/ui/sound";
import { markTitle } from "../../lib/ui/title";
import type { LiveSource } from "./liveSource.svelte";

export class MyTurn {
  /** My turn has come: heard once the playback has shown why. */
  #mustSound = $state(false);

  constructor(
    table: Table,
    source: LiveSource,
    readonly live: LiveTable,
  ) {
    $effect(() => live.clocks.run());
    $effect(() => {
      if (this.#knocks > 0) playKnock();
    });
    $effect(() => {
      const isMine = live.isMyTurn && !source.newest.over && !source.playback.isTelling;
      const time = isMine && this.#left !== null ? `${clockText(this.#left)} ` : "";
      markTitle(time + table.text("game"), isMine);
      if (isMine && this.#mustSound) playTurn();
      if (isMine) this.#mustSound = false;
    });
    // When my turn begins, my own things are shown again.
    $effect(() => {
      if (live.isMyTurn) untrack(() => table.show(source.eyes));
    });
  }

  moved(entry: LogEntry): void {
    if (this.live.isMyTurn && !this.live.mine.includes(entry.seat)) this.#mustSound = true;
  }

  /** Seconds on my clock while it runs in a live game. */
  readonly #left = $derived.by(() => {
    const { clocks, info, mine } = this.live;
    const isMine = info?.pace.kind === "live" && mine.includes(clocks.running);
    return isMine ? clocks.left(clocks.running) : null;
  });
  readonly #knocks = $derived(knocksAt(this.#left));
}

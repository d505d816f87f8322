/** The battle that is shown: as its events are played back, else as it stands. */

import { untrack } from "svelte";
import type { BoardTable } from "../../../lib/table/board";
import { viewOf } from "../position";
import { settled, told, type Story } from "./story";

export class Telling {
  story = $state.raw<Story | null>(null);
  private newest = -1; // key of the event that was told last
  private number = 0; // of the position that was on show last
  private readonly table: () => BoardTable;

  /** To be made while a component begins: it follows the table as long as that lives. */
  constructor(table: () => BoardTable) {
    this.table = table;
    $effect.pre(() => this.follow());
  }

  /** Puts away a battle that is over. */
  close(): void {
    this.story = null;
  }

  private follow(): void {
    const { playing, number } = this.table();
    const { battle } = viewOf(this.table());
    untrack(() => {
      const since = number - this.number;
      this.number = number;
      if (!playing) {
        this.story = settled(this.story, battle, since);
      } else if (playing.key !== this.newest) {
        this.newest = playing.key;
        for (const event of [playing.event, ...playing.gains])
          this.story = told(this.story, event, playing.later);
      }
    });
  }
}

/** When the recap is shown: on coming back, after a hand-over on a shared screen, and by key. */
import { untrack } from "svelte";
import type { LogEntry } from "../../lib/api/messages";
import { standing } from "../../lib/playback/log";
import type { Table } from "../../lib/table/table.svelte";
import { recapOf, type Recap } from "./recap";

export interface RecapSource {
  /** As far as the position on show reaches. */
  log(): readonly LogEntry[];
  /** Since whose last turn; of several people at one screen, whoever is to move. */
  seats(): readonly number[];
  /** Whether another person at this screen is to move now than this seat, which moved last. */
  takesOver(seat: number): boolean;
}

export class Recalling {
  private isOpen = $state(false);
  private length = 0; // of the log when the page was looked at last

  /** What is shown; null: nothing. */
  readonly recap = $derived.by(() => (this.isOpen ? this.made() : null));

  /** To be made while a component begins: the first own action puts it away. */
  constructor(
    private readonly table: Table,
    private readonly source: RecapSource,
  ) {
    $effect(() => {
      if (table.selection.length > 0 || table.draft.length > 0) this.isOpen = false;
    });
  }

  /** False: nobody has played since. */
  open(): boolean {
    this.isOpen = untrack(() => this.made()) !== null;
    return this.isOpen;
  }

  /** False: it was not shown. */
  close(): boolean {
    const wasOpen = this.recap !== null;
    this.isOpen = false;
    return wasOpen;
  }

  /** The log has a new entry; null: one has just come (back) to the table. */
  moved(entry: LogEntry | null): void {
    if (!entry || this.source.takesOver(entry.seat)) this.open();
    else this.isOpen = false;
  }

  /** The page is hidden, or looked at again. */
  looked(isAway: boolean): void {
    const { length } = this.source.log();
    if (isAway) this.length = length;
    else if (length > this.length) this.open();
  }

  private made(): Recap | null {
    if (this.table.position.over) return null; // the result tells how it went
    const stand = standing(this.source.log());
    const seats = this.source.seats();
    const last = stand.findLastIndex((entry) => seats.includes(entry.seat));
    if (last < 0) return null;
    const recap = recapOf(this.table, stand.slice(last + 1), stand[last]?.turn ?? 0);
    return recap.turns.length > 0 ? recap : null;
  }
}

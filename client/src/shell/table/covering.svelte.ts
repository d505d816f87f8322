/** Secrets on a shared screen: whoever is to move turns them face up, and they do not lie open for
 *  long where nobody is. */
import type { Table } from "../../lib/table/table.svelte";
import type { LiveSource } from "./liveSource.svelte";

const IDLE = 20_000; // milliseconds

export class Covering {
  private touched = $state(0); // how often somebody has done something

  /** To be made while a component begins: it watches as long as that lives. */
  constructor(
    private readonly table: Table,
    private readonly source: LiveSource,
  ) {
    $effect(() => {
      void this.touched;
      if (!source.hasSecrets || source.isCovered) return;
      const waiting = setTimeout(() => this.turn(), IDLE);
      return () => clearTimeout(waiting);
    });
  }

  /** Somebody is there. */
  touch(): void {
    this.touched += 1;
  }

  /** Face up or down; what was laid out goes with it. */
  turn(): void {
    if (!this.source.hasSecrets) return;
    const isOpen = this.source.isCovered;
    this.table.reset();
    this.source.uncover(isOpen);
  }
}

/** Whether the power tiles are spread out over the map: asked for, or because one is to be bought. */

import type { BoardTable } from "../../../lib/table/board";

export class Browsing {
  /** Opened or closed by hand, for as long as this decision lasts. */
  private byHand = $state.raw<{ isOpen: boolean; decision: string } | null>(null);
  private readonly table: BoardTable;

  constructor(table: BoardTable) {
    this.table = table;
  }

  get isOpen(): boolean {
    if (this.byHand?.decision === this.key) return this.byHand.isOpen;
    return this.isBuying;
  }

  get isBuying(): boolean {
    return this.table.decision === "buy_choice" && this.table.choices.length > 0;
  }

  toggle(isOpen = !this.isOpen): void {
    this.byHand = { isOpen, decision: this.key };
  }

  /** A tile is to be bought, or not: then what was done by hand counts no more. */
  private get key(): string {
    return this.isBuying ? "buying" : "looking";
  }
}

const BROWSINGS = new WeakMap<BoardTable, Browsing>();

/** The same for all parts of a table. */
export function browsingOf(table: BoardTable): Browsing {
  const found = BROWSINGS.get(table) ?? new Browsing(table);
  BROWSINGS.set(table, found);
  return found;
}

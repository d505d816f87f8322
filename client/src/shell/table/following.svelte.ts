/** While the turn of another is told, their board stands in the place of one's own as long as it
 *  matters. */
import { untrack } from "svelte";
import type { Playback } from "../../lib/playback/playback.svelte";
import type { Table } from "../../lib/table/table.svelte";

const LINGERS = 600; // milliseconds after the last caption

export class Following {
  /** One's own things stay where they are, until the turn has been told. */
  private isHeld = $state(false);

  /** To be made while a component begins: it follows the playback as long as that lives. */
  constructor(
    private readonly table: Table,
    private readonly playback: () => Playback,
  ) {
    $effect(() => this.follow());
  }

  /** Back to one's own things, or to the board of whoever plays. */
  toggle(): void {
    this.isHeld = !this.isHeld;
  }

  private follow(): (() => void) | undefined {
    const { caption, isTelling } = this.playback();
    if (!caption) {
      const isAsked = this.table.choices.length > 0; // then one needs one's own things
      if (isTelling || untrack(() => this.table.visited) === null) return undefined;
      if (isAsked) {
        this.leave();
        return undefined;
      }
      const back = setTimeout(() => this.leave(), LINGERS);
      return () => clearTimeout(back);
    }
    const { kind, seat } = caption.event;
    const isAway = seat >= 0 && seat !== this.table.eyes && this.table.viewport !== "phone";
    const isAtHome = isAway && (this.table.board.atHome?.includes(kind) ?? false);
    const before = untrack(() => this.table.visited);
    if (this.isHeld) this.table.visited = null;
    else if (isAtHome) this.table.visited = seat;
    else if (before !== seat) this.table.visited = null;
    return undefined;
  }

  private leave(): void {
    this.table.visited = null;
    this.isHeld = false;
  }
}

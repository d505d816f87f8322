/** The own move that is not yet acknowledged. It is kept, and sent again after a broken line. */
import type { MoveMessage, UndoMessage } from "../api/messages";

export type Deed = MoveMessage | UndoMessage;

export class Outbox {
  private deed: Deed | null = null;

  constructor(private readonly changed: (pending: Deed | null) => void = () => undefined) {}

  get pending(): Deed | null {
    return this.deed;
  }

  put(deed: Deed): void {
    this.set(deed);
  }

  /** The server has stored, or refused for good, what answered this number. */
  answered(number: number): void {
    if (this.deed?.number === number) this.set(null);
  }

  /** The log has grown to this length: all of the deed is in there, or it came too late. */
  caughtUp(number: number): void {
    if (this.deed && this.deed.number + entriesOf(this.deed) <= number) this.set(null);
  }

  /** After reconnecting to a log of this length: what to send again. Repeating does no harm. */
  resend(number: number): Deed | null {
    if (this.deed && this.deed.number < number) this.set(null); // a draft is there as a whole
    return this.deed;
  }

  private set(deed: Deed | null): void {
    this.deed = deed;
    this.changed(deed);
  }
}

/** How many entries of the log it will be. */
function entriesOf(deed: Deed): number {
  return deed.type === "move" ? (deed.codes?.length ?? 1) : 1;
}

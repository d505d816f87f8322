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

  /** The log has grown beyond the deed: it is in there, or it came too late. */
  caughtUp(number: number): void {
    if (this.deed && this.deed.number < number) this.set(null);
  }

  /** After reconnecting to a log of this length: what to send again. Repeating does no harm. */
  resend(number: number): Deed | null {
    this.caughtUp(number);
    return this.deed;
  }

  private set(deed: Deed | null): void {
    this.deed = deed;
    this.changed(deed);
  }
}

/** My move that the server has not accepted yet. It is kept, and sent again after reconnecting. */
import type { MoveMessage, UndoMessage } from "../api/messages";

export type Action = MoveMessage | UndoMessage;

export class Outbox {
  private action: Action | null = null;

  constructor(private readonly changed: (pending: Action | null) => void = () => undefined) {}

  get pending(): Action | null {
    return this.action;
  }

  put(action: Action): void {
    this.set(action);
  }

  /** The server has stored or refused the action with this number. */
  answered(number: number): void {
    if (this.action?.number === number) this.set(null);
  }

  /** The log has grown to this length: the whole action is in there, or it came too late. */
  caughtUp(number: number): void {
    if (this.action && this.action.number + entriesOf(this.action) <= number) this.set(null);
  }

  /** After reconnecting to a log of this length: what to send again. Repeating does no harm. */
  resend(number: number): Action | null {
    if (this.action && this.action.number < number) this.set(null); // a draft is there as a whole
    return this.action;
  }

  private set(action: Action | null): void {
    this.action = action;
    this.changed(action);
  }
}

/** How many entries of the log it will be. */
function entriesOf(action: Action): number {
  return action.type === "move" ? (action.codes?.length ?? 1) : 1;
}

/** Short notes that go away by themselves: what went wrong, and what we did about it. */

export interface Toast {
  readonly id: number;
  readonly kind: "error" | "note";
  readonly text: string;
  readonly action?: Action;
}

/** A button in a note, which closes it. */
export interface Action {
  readonly label: string;
  readonly act: () => void;
}

/** Milliseconds: until somebody closes it. */
export const FOR_LONG = 3_600_000;

const STAYS = 6000; // milliseconds
const MOST = 3;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private last = 0;

  /** `stays`: milliseconds. */
  show(kind: Toast["kind"], text: string, stays = STAYS, action?: Action): void {
    const id = ++this.last;
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, kind, text, action }].slice(-MOST);
    setTimeout(() => this.close(id), stays);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

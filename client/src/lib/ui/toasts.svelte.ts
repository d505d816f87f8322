/** Short notes that go away by themselves: what went wrong, and what we did about it. */

export interface Toast {
  readonly id: number;
  readonly kind: "error" | "note";
  readonly text: string;
}

const STAYS = 6000; // milliseconds
const MOST = 3;

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  private last = 0;

  show(kind: Toast["kind"], text: string): void {
    const id = ++this.last;
    const others = this.list.filter((toast) => toast.text !== text);
    this.list = [...others, { id, kind, text }].slice(-MOST);
    setTimeout(() => this.close(id), STAYS);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

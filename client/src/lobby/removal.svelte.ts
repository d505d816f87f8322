/** Tables against bots are removed at once; for a while that can be undone. */
import * as api from "../lib/api/http";
import { attempt } from "../lib/api/refusals";
import { t } from "../lib/texts/texts.svelte";
import { toasts } from "../lib/ui/toasts.svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";

const REGRET = 10_000; // milliseconds

class Removal {
  private readonly waiting = new SvelteMap<string, ReturnType<typeof setTimeout>>();
  private readonly gone = new SvelteSet<string>();

  constructor() {
    // whoever closes the page has not regretted it
    addEventListener("pagehide", () => this.waiting.forEach((_, id) => void this.leave(id)));
  }

  hides(id: string): boolean {
    return this.waiting.has(id) || this.gone.has(id);
  }

  remove(id: string, title: string): void {
    this.waiting.set(
      id,
      setTimeout(() => void this.leave(id), REGRET),
    );
    const undo = { label: t("shell-undo"), act: () => this.keep(id) };
    toasts.show("note", t("shell-removed", { title }), REGRET, undo);
  }

  private keep(id: string): void {
    clearTimeout(this.waiting.get(id));
    this.waiting.delete(id);
  }

  private async leave(id: string): Promise<void> {
    this.keep(id);
    this.gone.add(id);
    if (!(await attempt(() => api.leave(id)))) this.gone.delete(id);
  }
}

export const removal = new Removal();

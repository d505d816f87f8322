/** What every open page asks the server for now and then: turns at other tables, and news. */
import * as api from "./api/http";
import type { Bulletin } from "./api/messages";
import { t } from "./texts/texts.svelte";
import { FOR_LONG, toasts } from "./ui/toasts.svelte";

const EVERY = 20_000; // milliseconds
const SEEN = "iteru-announcements"; // in the session's storage

class Board {
  turns = $state.raw<Bulletin["turns"]>([]);
  private build = "";
  private warning: string | null = null;

  /** Asks until the function that it returns is called. */
  start(): () => void {
    const ask = (): void => void this.ask();
    const asking = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      clearInterval(asking);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  private async ask(): Promise<void> {
    if (document.hidden) return;
    try {
      this.take(await api.bulletin());
    } catch {
      // the next attempt may succeed; all stays as it was
    }
  }

  private take({ turns, announcements, warning, build }: Bulletin): void {
    this.turns = turns;
    for (const { id, text } of announcements)
      if (isNew(id)) toasts.show("note", t("shell-announcement", { text }), FOR_LONG);
    if (warning && warning !== this.warning) {
      const act = (): void => void api.readWarning();
      const action = { label: t("shell-understood"), act };
      toasts.show("error", t("shell-warned", { text: warning }), FOR_LONG, action);
    }
    this.warning = warning;
    if (this.build && this.build !== build) {
      const action = { label: t("shell-reload"), act: () => location.reload() };
      toasts.show("note", t("shell-new-version"), FOR_LONG, action);
    }
    this.build = build;
  }
}

/** Whether this tab has not shown it yet. */
function isNew(id: string): boolean {
  const seen = (sessionStorage.getItem(SEEN) ?? "").split(" ");
  if (seen.includes(id)) return false;
  sessionStorage.setItem(SEEN, [...seen, id].join(" "));
  return true;
}

export const bulletin = new Board();

/** What is open in the table's shell: the panel beside the board, the record, the tab on a phone. */
import { MediaQuery } from "svelte/reactivity";

/** What may stand in the place of one's own things, beside the board. */
export type Beside = "rules" | "hint" | "list";
export type RecordTab = "log" | "chat" | "aid";
export type Tab = "stage" | "market" | "mine";

const phone = new MediaQuery("(max-width: 639px)");
const tablet = new MediaQuery("(max-width: 1179px)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

export function viewport(): "phone" | "tablet" | "desktop" {
  return phone.current ? "phone" : tablet.current ? "tablet" : "desktop";
}

/** Whether the system asks for no motion. */
export function isStill(): boolean {
  return still.current;
}

export class Shell {
  beside = $state<Beside | null>(null);
  /** The rule that the panel is to show, e.g. "4.3.1". */
  rule = $state("");
  recordTab = $state<RecordTab>("log");
  /** On a desktop the record is always open; else it is a drawer. */
  isRecordOpen = $state(false);
  tab = $state<Tab>("stage");
  unread = $state(0);

  toggle(beside: Beside): void {
    this.beside = this.beside === beside ? null : beside;
  }

  choose(tab: Tab): void {
    this.tab = tab;
  }

  openRule(number: string): void {
    this.rule = number;
    this.beside = "rules";
  }

  openRecord(tab: RecordTab): void {
    this.recordTab = tab;
    this.isRecordOpen = true;
    if (tab === "chat") this.unread = 0;
  }

  /** Whether the chat can be read just now. */
  get isChatting(): boolean {
    return this.recordTab === "chat" && (viewport() === "desktop" || this.isRecordOpen);
  }
}

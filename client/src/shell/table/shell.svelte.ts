/** What is open at the table: the panel beside the board, the log, the tab on a phone. */
import { MediaQuery } from "svelte/reactivity";

/** What may take the place of the player's own things, beside the board. */
export type SidePanel = "rules" | "hint" | "list";
export type LogTab = "log" | "chat" | "aid";
export type Tab = "stage" | "market" | "mine";

const phone = new MediaQuery("(max-width: 639px)");
const tablet = new MediaQuery("(max-width: 1179px)");
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

export function viewport(): "phone" | "tablet" | "desktop" {
  return phone.current ? "phone" : tablet.current ? "tablet" : "desktop";
}

/** Whether the system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return still.current;
}

export class Shell {
  sidePanel = $state<SidePanel | null>(null);
  /** The rule that the panel is to show, e.g. "4.3.1". */
  rule = $state("");
  logTab = $state<LogTab>("log");
  /** On a desktop the log is always open; elsewhere it is a drawer. */
  isLogOpen = $state(false);
  tab = $state<Tab>("stage");
  unread = $state(0);

  toggle(panel: SidePanel): void {
    this.sidePanel = this.sidePanel === panel ? null : panel;
  }

  choose(tab: Tab): void {
    this.tab = tab;
  }

  openRule(number: string): void {
    this.rule = number;
    this.sidePanel = "rules";
  }

  openLog(tab: LogTab): void {
    this.logTab = tab;
    this.isLogOpen = true;
    if (tab === "chat") this.unread = 0;
  }

  /** Whether the chat is visible. */
  get isChatting(): boolean {
    return this.logTab === "chat" && (viewport() === "desktop" || this.isLogOpen);
  }
}

/** What is open at the table, and how the table stands. */
import { viewportOf, type Layout, type Viewport } from "../../lib/table/frame";
import type { Side } from "../drawer/place";
import { layOut } from "./layout";

/** What may lie over the table, one at a time; seat: the things of a rival. */
export type DrawerName = "rules" | "hint" | "list" | "record" | "seat";
export type LogTab = "log" | "chat" | "aid";
/** What a phone shows in the place of the stage, a tablet among one's own things. */
export type Tab = "stage" | "market" | "mine";

/** Until the board's own shape is known. */
const SQUARE = { full: [1, 1], compact: [1, 1], reading: 0, hasFoot: false } as const;

export class Shell {
  layout = $state.raw<Layout>(layOut({ width: innerWidth, height: innerHeight }, SQUARE));
  /** A theatre (a battle) takes the lower part of the table. */
  isStaged = $state(false);
  drawer = $state<DrawerName | null>(null);
  /** Where drawers open, if that was chosen by hand. */
  side = $state<Side | null>(null);
  /** The rule that the drawer is to show, e.g. "4.3.1". */
  rule = $state("");
  /** Whose things the drawer shows. */
  seat = $state(0);
  logTab = $state<LogTab>("log");
  tab = $state<Tab>("stage");
  unread = $state(0);

  get viewport(): Viewport {
    return viewportOf(this.layout.mode);
  }

  /** Log, chat and aid stand beside the stage; elsewhere they are a drawer. */
  get hasRecord(): boolean {
    return this.layout.mode === "wide" && this.layout.players !== "none";
  }

  toggle(drawer: DrawerName): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  choose(tab: Tab): void {
    this.tab = tab;
  }

  openRule(number: string): void {
    this.rule = number;
    this.drawer = "rules";
  }

  openSeat(seat: number): void {
    this.seat = seat;
    this.drawer = "seat";
  }

  openLog(tab: LogTab): void {
    this.logTab = tab;
    if (!this.hasRecord) this.drawer = "record";
    if (tab === "chat") this.unread = 0;
  }

  /** Whether the chat is visible. */
  get isChatting(): boolean {
    return this.logTab === "chat" && (this.hasRecord || this.drawer === "record");
  }
}

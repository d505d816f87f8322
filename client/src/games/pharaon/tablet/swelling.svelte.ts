/** Which section of the tablet is swollen: the one in question, the one of the event being played, one
 *  that the coach speaks of, or one that somebody looks at; and how panels glide when that changes. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "../../../lib/settings/settings.svelte";
import type { BoardTable } from "../../../lib/table/board";
import type { Section } from "../view";
import type { Layout } from "./geometry";
import { askedSection, markedSection, sectionOfEvent } from "./sections";

const GLIDE = 220; // milliseconds
const REST = 350; // that the pointer rests on a section before it swells

export class Swelling {
  /** What was looked at by hand, and at which question; null: everything at rest. */
  private looked = $state.raw<{ at: string; section: Section | null } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly tableOf: () => BoardTable;

  constructor(table: () => BoardTable) {
    this.tableOf = table;
  }

  private get table(): BoardTable {
    return this.tableOf();
  }

  private get question(): string {
    const { number, decision, selection, playing } = this.table;
    return `${number} ${decision} ${selection.join()} ${playing?.key ?? ""}`;
  }

  readonly section: Section | null = $derived.by(() => {
    if (this.looked?.at === this.question) return this.looked.section;
    const { playing } = this.table;
    const told = playing && this.table.choices.length === 0 ? sectionOfEvent(playing.event) : null;
    return told ?? askedSection(this.table) ?? markedSection(this.table) ?? null;
  });

  /** Swells a section, or brings everything to rest, until something else is asked. */
  look(section: Section | null): void {
    clearTimeout(this.timer);
    this.looked = { at: this.question, section };
  }

  /** The pointer or the focus has come to a section, or left all of them (null). Only where nothing
   *  is in question: what is asked about is not pushed aside by the pointer. It can be switched off. */
  rest(section: Section | null): void {
    clearTimeout(this.timer);
    if (!settings.values.swells || askedSection(this.table) || section === this.section) return;
    this.timer = setTimeout(() => this.look(section), REST);
  }

  /** Nothing is to follow any more. */
  stop(): void {
    clearTimeout(this.timer);
  }
}

/** A layout on its way to another one; at once where nothing moves. */
export class Gliding {
  private readonly tween: Tween<Layout>;
  private readonly target: () => Layout;
  private readonly atOnce: () => boolean;

  constructor(target: () => Layout, atOnce: () => boolean) {
    this.target = target;
    this.atOnce = atOnce;
    this.tween = Tween.of(target, { duration: GLIDE, easing: cubicOut });
  }

  get now(): Layout {
    return this.atOnce() ? this.target() : this.tween.current;
  }
}

/** The keyboard at a table. */
import type { Table } from "../../lib/table/table.svelte";
import { moveFocus, type Direction } from "./arrows";
import { buttonsOf } from "../actions/buttons";

/** Those that are missing do nothing. */
export interface KeyActions {
  /** The newest step, or the whole draft. */
  undo?(isWhole: boolean): void;
  /** True: something was skipped, closed or taken back. */
  escape(): boolean;
  hint?(): void;
  log?(): void;
  chat?(): void;
  /** Turns shade and marks off (or on again), to see the bare board. */
  clear?(isClear: boolean): void;
  /** One's own things instead of those of whoever plays. */
  mine?(): void;
  /** Secrets on a shared screen, face up or down. */
  cards?(): void;
  /** What happened since one's last turn. */
  recap?(): void;
  zoom?(factor: number): void;
  fit?(): void;
}

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches(WRITING);
}

/** A modal dialog keeps all keys, wherever the focus is (a click beside its controls leaves it with
 *  the page): Escape closes it, not what lies under it. */
function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether the key belongs to the control that has the focus. */
function isTaken(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.key === "Enter") return belongsToFocus(event.target);
  return (
    ARROWS.includes(event.key) &&
    event.target.matches("input, [role=tab], [role=region], [role=log]")
  );
}

/** Whether the keyboard has brought the focus to where it is. It is noted when that happens: the very
 *  key that asks makes `:focus-visible` true of what was only clicked. */
let isByKeyboard = false;

export function noteFocus({ target }: FocusEvent): void {
  isByKeyboard = target instanceof Element && target.matches(":focus-visible");
}

/** Enter presses the control that the keyboard has come to; one that was only clicked does not keep
 *  it, and places answer it themselves. */
function belongsToFocus(focused: Element): boolean {
  return (
    isByKeyboard && focused.matches(":is(button, a, summary, [role=button]):not([data-target])")
  );
}

/** Does what the key means; true: it did something. */
export function handleKey(
  event: KeyboardEvent,
  table: Table,
  actions: KeyActions,
  root: ParentNode,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isInDialog()) return false;
  if (event.key === "Escape") return actions.escape();
  if (isWriting(event) || isTaken(event)) return false;
  if (table.board.key?.(event, table)) return true;
  if (ARROWS.includes(event.key)) return moveFocus(root, event.key as Direction);
  const number = Number(event.key);
  if (number >= 1 && number <= 9) {
    const choice = buttonsOf(table)[number - 1];
    if (choice) table.choosing.pick(choice);
    return choice !== undefined;
  }
  switch (event.key) {
    case "Enter":
      if (!table.canSend) return false;
      table.confirm();
      return true;
    case "u":
    case "U":
      actions.undo?.(event.shiftKey);
      return true;
    case "r":
    case "R":
      table.turn();
      return true;
    case "h":
    case "H":
      actions.clear?.(true);
      return true;
    case "?":
      actions.hint?.();
      return true;
    case "l":
    case "L":
      actions.log?.();
      return true;
    case "c":
    case "C":
      actions.chat?.();
      return true;
    case "b":
    case "B":
      actions.mine?.();
      return true;
    case "s":
    case "S":
      actions.cards?.();
      return true;
    case "w":
    case "W":
      actions.recap?.();
      return true;
    case "+":
    case "=":
      actions.zoom?.(1.3);
      return true;
    case "-":
      actions.zoom?.(1 / 1.3);
      return true;
    case "0":
      actions.fit?.();
      return true;
  }
  return false;
}

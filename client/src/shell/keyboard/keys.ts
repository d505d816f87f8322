/** The keyboard at a table. */
import type { Table } from "../../lib/table/table.svelte";
import { moveFocus, type Direction } from "./arrows";
import { buttonsOf } from "../actions/buttons";

export interface KeyActions {
  undo(): void;
  /** True: something was skipped, closed or taken back. */
  escape(): boolean;
  hint(): void;
  log(): void;
  chat(): void;
  /** Turns shade and marks off (or on again), to see the bare board. */
  clear(isClear: boolean): void;
  zoom(factor: number): void;
  fit(): void;
}

const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches(WRITING);
}

/** Whether the key belongs to the control that has the focus. */
function isTaken(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.target.closest("dialog")) return true;
  if (event.key === "Enter") return event.target.matches("button, a, summary, [role=button]");
  return (
    ARROWS.includes(event.key) &&
    event.target.matches("input, [role=tab], [role=region], [role=log]")
  );
}

/** Does what the key means; true: it did something. */
export function handleKey(
  event: KeyboardEvent,
  table: Table,
  actions: KeyActions,
  root: ParentNode,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return actions.escape();
  if (isWriting(event) || isTaken(event)) return false;
  if (ARROWS.includes(event.key)) return moveFocus(root, event.key as Direction);
  const number = Number(event.key);
  if (number >= 1 && number <= 9) {
    const choice = buttonsOf(table)[number - 1];
    if (choice) table.choosing.pick(choice);
    return choice !== undefined;
  }
  switch (event.key) {
    case "Enter":
      if (!table.candidate) return false;
      table.confirm();
      return true;
    case "u":
    case "U":
      actions.undo();
      return true;
    case "r":
    case "R":
      table.turn();
      return true;
    case "h":
    case "H":
      actions.clear(true);
      return true;
    case "?":
      actions.hint();
      return true;
    case "l":
    case "L":
      actions.log();
      return true;
    case "c":
    case "C":
      actions.chat();
      return true;
    case "+":
    case "=":
      actions.zoom(1.3);
      return true;
    case "-":
      actions.zoom(1 / 1.3);
      return true;
    case "0":
      actions.fit();
      return true;
  }
  return false;
}

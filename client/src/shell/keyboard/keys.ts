/** The keyboard at a table. */
import type { Table } from "../../lib/table/table.svelte";
import { moveFocus, type Direction } from "./arrows";
import { buttonsOf } from "../actions/buttons";

export interface Deeds {
  undo(): void;
  /** True: something was skipped, closed or taken back. */
  escape(): boolean;
  hint(): void;
  log(): void;
  chat(): void;
  /** Shade and marks off (or on again), to read the bare board. */
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

/** What a key does; true: it did something. */
export function pressed(
  event: KeyboardEvent,
  table: Table,
  deeds: Deeds,
  root: ParentNode,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return deeds.escape();
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
      deeds.undo();
      return true;
    case "r":
    case "R":
      table.turn();
      return true;
    case "h":
    case "H":
      deeds.clear(true);
      return true;
    case "?":
      deeds.hint();
      return true;
    case "l":
    case "L":
      deeds.log();
      return true;
    case "c":
    case "C":
      deeds.chat();
      return true;
    case "+":
    case "=":
      deeds.zoom(1.3);
      return true;
    case "-":
      deeds.zoom(1 / 1.3);
      return true;
    case "0":
      deeds.fit();
      return true;
  }
  return false;
}

import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../../../src/lib/table/table.svelte";
import { handleKey } from "../../../src/shell/keyboard/keys";

afterEach(() => document.body.replaceChildren());

const table = { board: {} } as Table;

test("an open dialog keeps Escape, even when the focus is with the page", () => {
  const escape = vi.fn(() => true);
  const key = new KeyboardEvent("keydown", { key: "Escape" });

  expect(handleKey(key, table, { escape }, document)).toBe(true);
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  expect(handleKey(key, table, { escape }, document)).toBe(false);
  expect(escape).toHaveBeenCalledTimes(1);
});

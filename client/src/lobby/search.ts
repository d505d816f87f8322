/** What the list of tables is searched for, kept in the address: `/?status=running&game=kemet`. */
import type { TableSearch } from "../lib/api/messages";

/** Games played alone are looked for elsewhere. */
export type Search = Required<Omit<TableSearch, "alone">>;
const STATUSES = ["open", "running", "finished"] as const;
const PACES = ["none", "live", "days"] as const;

export const EVERYTHING: Search = {
  status: "open",
  game: "",
  pace: null,
  free: false,
  text: "",
  page: 0,
};

/** Of an address; what cannot be understood is left out. */
export function searchOf(query: string): Search {
  const asked = new URLSearchParams(query);
  return {
    status: STATUSES.find((one) => one === asked.get("status")) ?? "open",
    game: (asked.get("game") ?? "").replace(/[^a-z]/g, "").slice(0, 40),
    pace: PACES.find((one) => one === asked.get("pace")) ?? null,
    free: asked.get("free") === "true",
    text: (asked.get("text") ?? "").slice(0, 40),
    page: Math.min(Math.max(Number.parseInt(asked.get("page") ?? "") || 0, 0), 1000),
  };
}

/** The address of a search: only what differs from the first sight. */
export function addressOf(search: Search): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value && value !== EVERYTHING[name as keyof Search]) query.set(name, String(value));
  return query.size > 0 ? `/?${query}` : "/";
}

/** Whether tables are left out, whatever their status. */
export function isNarrow({ game, pace, free, text }: Search): boolean {
  return game !== "" || pace !== null || free || text.trim() !== "";
}

/** A record that was read from a file: kept for the replay page, also over a reload. */
import type { Json } from "../table/board";

const KEY = "iteru-record";

/** False: the text is no JSON object. */
export function keepRecord(text: string): boolean {
  if (!parsed(text)) return false;
  sessionStorage.setItem(KEY, text);
  return true;
}

export function keptRecord(): Json | null {
  return parsed(sessionStorage.getItem(KEY) ?? "");
}

function parsed(text: string): Json | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found)
      ? (found as Json)
      : null;
  } catch {
    return null;
  }
}

/** A record that was read from a file, stored for the replay page so that it survives a reload. */
import type { Json } from "../table/board";

const KEY = "iteru-record";

/** False: the text is not a JSON object. */
export function storeRecord(text: string): boolean {
  if (!parsed(text)) return false;
  sessionStorage.setItem(KEY, text);
  return true;
}

export function storedRecord(): Json | null {
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

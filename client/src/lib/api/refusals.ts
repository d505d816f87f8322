/** Refusals in the words of the present language. */
import { t, texts } from "../texts/texts.svelte";
import { toasts } from "../ui/toasts.svelte";
import { Refused } from "./http";

export function sentenceOf(error: unknown): string {
  const code = error instanceof Refused ? error.code : "offline";
  return refusalText(code, error instanceof Error ? error.message : "");
}

/** The shell's text for a code; the server's own sentence where a detail matters. */
export function refusalText(code: string, sentence: string): string {
  const id = `shell-error-${code.replaceAll("_", "-")}`;
  return texts.shell.has(id) ? t(id) : sentence;
}

/** Does it, and says so if it was refused. */
export async function tried<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (error) {
    toasts.show("error", sentenceOf(error));
    return null;
  }
}

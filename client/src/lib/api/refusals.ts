/** Refusals in the current language. */
import { t, texts } from "../texts/texts.svelte";
import { toasts } from "../ui/toasts.svelte";
import { Refused } from "./http";

export function sentenceOf(error: unknown): string {
  const code = error instanceof Refused ? error.code : "offline";
  return refusalText(code, error instanceof Error ? error.message : "");
}

/** The shell's text for a code; else the server's own sentence, which has the details. */
export function refusalText(code: string, sentence: string): string {
  const id = `shell-error-${code.replaceAll("_", "-")}`;
  return texts.shell.has(id) ? t(id) : sentence;
}

/** Does it; shows a note and gives null if it was refused. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    toasts.show("error", sentenceOf(error));
    return null;
  }
}

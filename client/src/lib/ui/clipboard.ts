/** Copies a link or a text, and says so. */
import { t } from "../texts/texts.svelte";
import { toasts } from "./toasts.svelte";

export const copyLink = (link: string): Promise<void> => copy(link, "shell-link-copied");
export const copyText = (text: string): Promise<void> => copy(text, "shell-copied");

async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show("note", t(said));
  } catch {
    toasts.show("error", t("shell-link-not-copied")); // not allowed without https, or by the person
  }
}

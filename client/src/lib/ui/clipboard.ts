/** Copies a link and says so. */
import { t } from "../texts/texts.svelte";
import { toasts } from "./toasts.svelte";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toasts.show("note", t("shell-link-copied"));
  } catch {
    toasts.show("error", t("shell-link-not-copied")); // not allowed without https, or by the person
  }
}

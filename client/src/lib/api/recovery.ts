/** A guest's way back, should this browser forget who it is. */
import { t } from "../texts/texts.svelte";
import { toasts } from "../ui/toasts.svelte";
import * as api from "./http";
import { person } from "./person.svelte";
import { attempt } from "./refusals";

const READING = 60_000; // milliseconds: time to write the code down

/** A new code; the one before is worth nothing any more. */
export async function newCode(): Promise<string | null> {
  const made = await attempt(api.newRecoveryCode);
  if (!made) return null;
  if (person.me) person.set({ ...person.me, recovery: true });
  return made.code;
}

/** To be called when a seat is taken where others play too: shows a guest a code, the first time. */
export async function offerWayBack(): Promise<void> {
  if (!person.me || person.me.account || person.me.recovery) return;
  const code = await newCode();
  if (code) toasts.show("note", t("shell-recovery-note", { code }), READING);
}

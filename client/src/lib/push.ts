/** Web Push in this browser: whether it can be, and switching it on and off. */
import * as api from "./api/http";
import type { Notices } from "./api/messages";
import { settings } from "./settings/settings.svelte";

/** Why this browser shows no notices, or that it could. */
export type PushState = "insecure" | "unsupported" | "denied" | "possible";

const WORKER = "/service-worker.js";

export function pushState(): PushState {
  if (!isSecureContext) return "insecure";
  if (!(
    "serviceWorker" in navigator &&
    "PushManager" in globalThis &&
    "Notification" in globalThis
  ))
    return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Asks the person, then the browser; null: the person does not want it. */
export async function startPush(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: key };
  return tell(await worker.pushManager.subscribe(asked));
}

export async function stopPush(): Promise<Notices> {
  await (await subscription())?.unsubscribe();
  return api.dropDevice();
}

/** After a change of session: a browser that shows notices goes on doing so. */
export async function renewPush(): Promise<void> {
  const known = await subscription();
  if (known) await tell(known);
}

async function subscription(): Promise<PushSubscription | null> {
  if (pushState() !== "possible") return null;
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function tell(subscribed: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = subscribed.toJSON();
  return api.addDevice({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    language: settings.values.language,
  });
}

/** The title of the browser tab, with a mark when somebody waits for me, here or elsewhere. */
import { t } from "../texts/texts.svelte";

let shown = { title: "", waiting: 0, isHere: false };
let elsewhere = 0;

/** `waiting`: whether it is my turn on this page, or at how many tables in all. */
export function markTitle(title: string, waiting: number | boolean): void {
  shown = { title, waiting: Number(waiting), isHere: waiting === true };
  write();
}

/** At how many other tables it is my turn. */
export function markElsewhere(turns: number): void {
  elsewhere = turns;
  write();
}

function write(): void {
  const turns = shown.isHere ? elsewhere + 1 : Math.max(shown.waiting, elsewhere);
  const isOnlyHere = shown.isHere && turns === 1;
  const title = isOnlyHere ? `● ${shown.title}` : shown.title;
  document.title =
    turns > 0 && !isOnlyHere ? `(${turns}) ${t("shell-your-turn")} · Iteru` : `${title} · Iteru`;
}

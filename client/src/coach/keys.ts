/** The keyboard of the coach's page: arrows step a move, with Shift a turn, with Alt to the next
 *  moment. */
import type { ReplayRun } from "../lib/playback/replay.svelte";
import type { Table } from "../lib/table/table.svelte";
import { handleKey } from "../shell/keyboard/keys";
import type { Shell } from "../shell/table/shell.svelte";
import { momentFrom, turnFrom, type Place } from "./graph";

interface Zoomed {
  zoom: (factor: number) => void;
  fit: () => void;
}

interface Page {
  readonly run: ReplayRun;
  readonly table: Table;
  readonly shell: Shell;
  readonly stage: Zoomed | undefined;
  readonly places: readonly Place[];
  readonly moments: readonly { readonly move: number }[];
  readonly jump: (move: number) => void;
  /** The whole turn in words, or away with it. */
  readonly recap: () => void;
}

const FIELDS = "input, select, textarea, [role=tab]";

export function keydown(event: KeyboardEvent, page: Page): void {
  if (event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (isDone(event, page)) event.preventDefault();
}

function isDone(event: KeyboardEvent, page: Page): boolean {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const focused = event.target instanceof Element ? event.target : null;
  if (step !== 0 && (event.altKey || event.shiftKey)) return leap(event, page, step);
  if (focused?.matches(FIELDS)) return false;
  if (step > 0) page.run.step();
  else if (step < 0) page.jump(page.run.at - 1);
  else if (event.key === " " && !focused?.matches("button, a, summary")) page.run.toggle();
  else return other(event, page);
  return true;
}

function leap(event: KeyboardEvent, { run, places, moments, jump }: Page, step: 1 | -1): boolean {
  const move = event.altKey ? momentFrom(moments, run.at, step) : turnFrom(places, run.at, step);
  if (move !== null) jump(move);
  return true;
}

function other(event: KeyboardEvent, { run, table, shell, stage, recap }: Page): boolean {
  return handleKey(
    event,
    table,
    {
      escape() {
        run.isPlaying = false;
        if (shell.drawer) shell.drawer = null;
        else run.playback.skip();
        return true;
      },
      recap,
      zoom: (factor) => stage?.zoom(factor),
      fit: () => stage?.fit(),
    },
    document,
  );
}

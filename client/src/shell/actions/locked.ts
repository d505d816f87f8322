/** Why nothing can be taken back in the middle of one's turn. */
import { eventsOf } from "../../lib/api/engine";
import type { LogEntry } from "../../lib/api/messages";
import { beatsOf, standing } from "../../lib/playback/log";
import type { Table } from "../../lib/table/table.svelte";
import { tellingOf, withoutName } from "../log/telling";

/** What whoever is to move has done last, in words; "": the turn has just begun. */
export function lockedBy(table: Table, log: readonly LogEntry[]): string {
  const last = standing(log).findLast(({ kind }) => kind === "move");
  if (last?.seat !== table.toMove) return "";
  const beats = beatsOf(eventsOf(last), (event) => tellingOf(table, event));
  const own = beats.findLast(({ event }) => event.seat === last.seat);
  return own ? withoutName(table.message(own.event), table.name(last.seat)).replace(/\.$/, "") : "";
}

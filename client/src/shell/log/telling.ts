/** How events are told: sentences, and tokens for what followed from them. */
import type { Gain, GameEvent } from "../../lib/table/board";
import type { Beat, Telling, ToldTurn } from "../../lib/playback/log";
import type { Table } from "../../lib/table/table.svelte";

export function tellingOf(table: Table, event: GameEvent): Telling {
  const { silent } = table.board;
  const isSilent = typeof silent === "function" ? silent(event) : silent?.includes(event.kind);
  if (isSilent) return "nothing";
  if (table.board.lead?.(event, table)) return "lead";
  return table.board.gain?.(event, table) ? "token" : "sentence";
}

/** The tokens of these events; those of one kind become one token with their sum and all their
 *  reasons. */
export function gainsOf(table: Table, events: readonly GameEvent[]): readonly Gain[] {
  const found = new Map<string, Gain>();
  for (const event of events) {
    const gain = table.board.gain?.(event, table);
    if (!gain) continue;
    const before = found.get(gain.name);
    const amount = (before?.amount ?? 0) + gain.amount;
    found.set(gain.name, { ...gain, amount, reason: bothReasons(before?.reason, gain.reason) });
  }
  return [...found.values()];
}

function bothReasons(known: string | undefined, next: string | undefined): string | undefined {
  const reasons = new Set([...(known?.split(", ") ?? []), ...(next ? [next] : [])]);
  return reasons.size > 0 ? [...reasons].join(", ") : undefined;
}

/** A sentence below the name of its player: the same without the name. A sentence that does not
 *  begin with it stays whole. */
export function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The words for what led to a turn's deeds: "Move (level 3)". */
export function leadsOf(table: Table, events: readonly GameEvent[]): string {
  return events.map((event) => table.board.lead?.(event, table) ?? "").join(", ");
}

/** What a turn has brought its player in points; null: nothing. */
export function pointsOf(table: Table, { seat, beats }: ToldTurn): Gain | null {
  const events = beats.flatMap(({ event, gains }) => [event, ...gains]);
  const gains = gainsOf(
    table,
    events.filter((event) => event.seat === seat),
  );
  return gains.find((gain) => gain.isScore && gain.amount !== 0) ?? null;
}

export function glyphOf(table: Table, { kind }: GameEvent): string {
  const { glyphs, moments } = table.board;
  return glyphs?.[kind] ?? moments?.[kind] ?? "chevron-right";
}

const USUAL = 1200; // milliseconds at speed 1
const ASIDE = 650; // what is nobody's deed: cards that are laid out anew
const POINTS = 400; // more, where points change

/** How long the caption of a beat stands. */
export function lastsOf(table: Table, { event, gains }: Beat): number {
  const usual = event.seat < 0 ? ASIDE : USUAL;
  const hasPoints = gainsOf(table, gains).some(({ isScore }) => isScore);
  return (table.board.paces?.[event.kind] ?? usual) + (hasPoints ? POINTS : 0);
}

/** What the journal's events of Kemet bring their player. */

import type { BoardTable, Gain, GameEvent, Message } from "../../lib/table/board";
import type { Trail } from "../../lib/table/narration";
import { TOKENS } from "./tokens";

export interface Brought {
  what: "prayer" | "points" | "cards";
  amount: number;
}

export function broughtBy({ kind, data }: GameEvent): Brought | null {
  const amount = Number(data.amount);
  switch (kind) {
    case "prayer":
      return { what: "prayer", amount };
    case "prayer_lost":
    case "paid":
      return { what: "prayer", amount: -amount };
    case "points":
      return { what: "points", amount };
    case "di_drawn":
      return { what: "cards", amount: Number(data.number) };
    default:
      return null;
  }
}

const SILENT: ReadonlySet<string> = new Set([
  "turn",
  "turn_ended",
  "committed",
  "move_begins",
  "move_ended",
  "battle_over",
]);

/** What the rest shows anyway is not told, nor what every seat gets in every Night. */
export function isSilent({ kind, data }: GameEvent): boolean {
  return SILENT.has(kind) || (kind === "prayer" && data.source === "night");
}

/** What is for a reason that the engine names says it. */
export function gain(event: GameEvent, table: BoardTable): Gain | null {
  const brought = broughtBy(event);
  if (!brought || brought.amount === 0) return null;
  const { what, amount } = brought;
  const { source } = event.args;
  return {
    ...TOKENS[what],
    amount,
    name: table.text(`board-gain_${what}`),
    reason: source ? table.message(source as Message) : undefined,
    isScore: what === "points",
  };
}

/** The token of an action stands beside what it is used for. */
export function lead({ kind, args }: GameEvent, table: BoardTable): string {
  const what = kind === "token" ? args.space : kind === "gold_action" ? args.action : undefined;
  return what ? table.message(what as Message) : "";
}

/** A march from space to space, or a teleport. */
export function trail({ kind, targets, data }: GameEvent): Trail | null {
  return kind === "moved" ? { places: targets, isLeap: data.how !== "step" } : null;
}

export const MOMENTS: Readonly<Record<string, string>> = {
  battle_result: "battle",
  creature_placed: "creature",
  won: "laurel",
};

export const PACES: Readonly<Record<string, number>> = {
  moved: 1500,
  units_placed: 1500,
  card_played: 1800,
  revealed: 900,
};

export const GLYPHS: Readonly<Record<string, string>> = {
  city: "gate",
  levels: "pyramid",
  pyramid_placed: "pyramid",
  units_set: "unit",
  tiles_added: "tile",
  prayer: "ankh",
  prayer_lost: "ankh",
  paid: "ankh",
  di_drawn: "card",
  di_seen: "card",
  di_looked: "eye",
  di_looked_at: "eye",
  di_kept: "card",
  reshuffled: "card",
  first_power: "night",
  named: "first",
  new_order: "first",
  raised: "raise",
  bought: "tile",
  creature_kept: "creature",
  card_replaced: "card",
  units_placed: "recruit",
  declined: "close",
  sacrificed: "ankh",
  points: "eye",
  moved: "move",
  creature_lost: "creature",
  card_played: "card",
  vetoed: "close",
  card_cancelled: "close",
  gates_opened: "gate",
  struck: "damage",
  attacked: "battle",
  escaped: "arrow",
  initiative: "damage",
  prescience: "eye",
  revealed: "battle",
  wounded_by_card: "strength",
  casualties: "damage",
  recalled: "undo",
  retreated: "arrow",
  stayed: "defence",
  battle_cards_back: "card",
};

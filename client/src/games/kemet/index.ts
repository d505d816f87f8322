/** Kemet's board: the parts that the table's shell puts together. */

import type { BoardTable, Choice, GameBoard, GameEvent } from "../../lib/table/board";
import Docked from "./Docked.svelte";
import Hand from "./Hand.svelte";
import Map from "./Map.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { BUTTONS, CONFIRMS, PROPOSES, READY, SINGLE, named, propose } from "./choosing";
import { broughtBy, isSilent } from "./events";
import { GODS } from "./houses";
import { glyphOfAction, glyphOfCreature } from "./pieces/glyphs";
import { leadOf, progressText } from "./progress";
import { sizeOf } from "./size";
import { targetName } from "./words";

const ICONS: Readonly<Record<string, string>> = {
  city: "gate",
  levels: "pyramid",
  place: "pyramid",
  spread: "unit",
  keep: "card",
  first: "night",
  bless: "raise",
  put: "recruit",
  next: "first",
  gold: "crown",
  card: "card",
  gold_move: "move",
  gold_recruit: "recruit",
  raise: "raise",
  raise_new: "raise",
  buy: "tile",
  replace: "card",
  fight: "battle",
  from: "unit",
  step: "move",
  teleport: "teleport",
  take: "unit",
  strike: "damage",
  use_veto: "close",
  use_escape: "arrow",
  flee: "arrow",
  play: "card",
  discard: "card",
  add: "eye",
  wound: "damage",
  recall: "undo",
  retreat: "arrow",
  stay: "defence",
  drive: "arrow",
  sacrifice: "ankh",
  end_turn: "end-turn",
  pass: "end-turn",
};

function icon(choice: Choice): string {
  if (choice.kind === "token") return glyphOfAction(actionOf(named(choice, "space")));
  if (choice.kind === "creature") return glyphOfCreature(named(choice, "creature"));
  return ICONS[choice.kind] ?? "check";
}

/** "move" of "mid_move". */
function actionOf(space: string): string {
  return space.slice(space.indexOf("_") + 1);
}

const TOKENS = {
  prayer: { icon: "ankh", colour: "var(--res-ankh)", on: "var(--white)" },
  points: { icon: "eye", colour: "var(--res-vp)", on: "var(--ink-900)" },
  cards: { icon: "card", colour: "var(--lapis-900)", on: "var(--gold-200)" },
} as const;

function gain(event: GameEvent, table: BoardTable): ReturnType<NonNullable<GameBoard["gain"]>> {
  const brought = broughtBy(event);
  if (!brought || brought.amount === 0) return null;
  const { what, amount } = brought;
  return { ...TOKENS[what], amount, name: table.text(`board-gain_${what}`) };
}

const PARTS: Readonly<Record<string, { icon: string; colour: string }>> = {
  temples: { icon: "temple", colour: "var(--gold-500)" },
  pyramids: { icon: "pyramid", colour: "var(--papyrus-400)" },
  battles: { icon: "battle", colour: "var(--carnelian-600)" },
  two_temples: { icon: "sanctuary", colour: "var(--gold-400)" },
  sanctuary: { icon: "god", colour: "var(--amethyst)" },
  tiles: { icon: "tile", colour: "var(--lapis-400)" },
};

function verb(choice: Choice, table: BoardTable): string {
  if (choice.kind === "first") return table.text(`power_tiles-${named(choice, "tile")}`);
  const isBare = choice.targets.includes("no_cards");
  return table.text(`board-verb_${isBare ? "add_none" : choice.kind}`);
}

export const board: GameBoard = {
  Stage,
  Map,
  Hand,
  Market,
  Mine,
  Panel,
  Docked,
  size: sizeOf,
  marketBeside: true,
  houses: GODS,
  regions: {
    stage: "board-tab_map",
    hand: "board-tab_hand",
    market: "board-tab_powers",
    mine: "board-tab_actions",
  },
  progress: (table) => ({ text: progressText(table), ...leadOf(table) }),
  points: "eye",
  part: (part) => PARTS[part] ?? { icon: "eye", colour: "var(--gold-500)" },
  targetName,
  icon,
  verb,
  gain,
  silent: isSilent,
  dividers: ["night", "day"],
  moments: {
    battle_result: "battle",
    creature_placed: "creature",
    won: "laurel",
  },
  ready: READY,
  proposes: PROPOSES,
  propose,
  buttons: BUTTONS,
  single: SINGLE,
  confirms: CONFIRMS,
};

/** Kemet's board: the parts that the table's shell puts together. */

import type { Choice, GameBoard } from "../../lib/table/board";
import Docked from "./Docked.svelte";
import Hand from "./Hand.svelte";
import Map from "./Map.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import Theatre from "./battle/Theatre.svelte";
import {
  ANSWERS,
  BESIDE,
  BUTTONS,
  CONFIRMS,
  DRAFTS,
  FOLLOWS,
  PROPOSES,
  READY,
  SINGLE,
  named,
  propose,
  through,
} from "./choosing";
import { actionOf, briefly, cost, left, prompt, verb } from "./asking";
import { key } from "./battle/keys";
import { GLYPHS, MOMENTS, PACES, gain, isSilent, lead, trail } from "./events";
import { GODS } from "./houses";
import { glyphOfAction, glyphOfCreature } from "./pieces/glyphs";
import { progressText, turnsOf } from "./progress";
import { sizeOf } from "./size";
import { rename, targetName } from "./words";

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

const PARTS: Readonly<Record<string, { icon: string; colour: string }>> = {
  temples: { icon: "temple", colour: "var(--gold-500)" },
  pyramids: { icon: "pyramid", colour: "var(--papyrus-400)" },
  battles: { icon: "battle", colour: "var(--carnelian-600)" },
  two_temples: { icon: "sanctuary", colour: "var(--gold-400)" },
  sanctuary: { icon: "god", colour: "var(--amethyst)" },
  tiles: { icon: "tile", colour: "var(--lapis-400)" },
};

export const board: GameBoard = {
  Stage,
  Map,
  Hand,
  Market,
  Mine,
  Panel,
  Docked,
  Theatre,
  size: sizeOf,
  marketBeside: true,
  houses: GODS,
  regions: {
    stage: "board-tab_map",
    hand: "board-tab_hand",
    market: "board-tab_powers",
    mine: "board-tab_actions",
  },
  period: "board-period",
  progress: (table) => ({ text: progressText(table), ...turnsOf(table) }),
  points: "eye",
  part: (part) => PARTS[part] ?? { icon: "eye", colour: "var(--gold-500)" },
  targetName,
  rename,
  icon,
  prompt,
  briefly,
  cost,
  left,
  verb,
  gain,
  lead,
  trail,
  silent: isSilent,
  dividers: ["night", "day"],
  suspense: ["revealed", "wounded_by_card", "battle_result"],
  moments: MOMENTS,
  glyphs: GLYPHS,
  atHome: ["bought", "prayer", "first_power", "card_replaced", "creature_kept"],
  paces: PACES,
  ready: READY,
  drafts: DRAFTS,
  follows: FOLLOWS,
  through,
  proposes: PROPOSES,
  propose,
  buttons: BUTTONS,
  answers: ANSWERS,
  beside: BESIDE,
  key,
  single: SINGLE,
  confirms: CONFIRMS,
  secrets: ["keep", "card", "use_veto", "use_escape", "play", "discard", "add", "wound"],
};

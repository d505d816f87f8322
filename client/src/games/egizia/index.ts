/** Egizia's board: the parts that the table's shell puts together. */

import type { Choice, GameBoard } from "../../lib/table/board";
import Hand from "./Hand.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { BUTTONS, CONFIRMS, PROPOSES, READY, amount, prompt } from "./choosing";
import { GLYPHS, MOMENTS, gain } from "./events";
import { viewOf } from "./position";
import { shapeOf, sizeOf } from "./size";
import { targetName } from "./words";

const ICONS: Record<string, string> = {
  bid: "first",
  ship: "ship",
  ship_two: "ship",
  take_leftover: "card",
  track: "trade",
  raise_two: "human",
  raise_one: "human",
  train: "human",
  irrigate: "water",
  double: "harbour",
  play_stones: "stone",
  pay_grain: "stone",
  sell: "scarab",
  upgrade: "field",
  play_grain: "grain",
  accept_loss: "warning",
  play_build_first: "first",
  build: "construction",
  draw: "eye",
  keep_one: "eye",
  keep_two: "eye",
  lay: "alabaster",
  go_on: "end-turn",
  stop: "check",
};

function icon(choice: Choice): string {
  return ICONS[choice.kind] ?? "close";
}

const PARTS: Record<string, { icon: string; colour: string }> = {
  obelisk_graves: { icon: "obelisk", colour: "var(--carnelian-400)" },
  temple_pyramid: { icon: "temple", colour: "var(--gold-500)" },
  pyramid_rows: { icon: "pyramid", colour: "var(--gold-400)" },
  sphinx_returned: { icon: "card", colour: "var(--lapis-400)" },
  grain_market: { icon: "trade", colour: "var(--malachite-400)" },
  nile_cards: { icon: "water", colour: "var(--nile-400)" },
  feeding: { icon: "grain", colour: "var(--carnelian-600)" },
  joint_building: { icon: "construction", colour: "var(--papyrus-400)" },
  stone_sale: { icon: "stone", colour: "var(--res-stone)" },
  graves: { icon: "tomb", colour: "var(--graves)" },
  sphinx_cards: { icon: "sphinx", colour: "var(--amethyst)" },
  favour: { icon: "crown", colour: "var(--gold-200)" },
  bid: { icon: "first", colour: "var(--carnelian-700)" },
};

export const board: GameBoard = {
  Stage,
  Hand,
  Mine,
  Panel,
  size: sizeOf,
  shape: shapeOf,
  regions: { stage: "board-tab_river", hand: "board-tab_hand", mine: "board-tab_mine" },
  period: "board-period",
  progress(table) {
    const { round, rounds } = viewOf(table);
    const text =
      round === 0
        ? table.text("board-bidding")
        : table.text("board-round", { now: round, of: rounds });
    return { text, now: round, of: rounds };
  },
  steps: [
    {
      text: "board-step_ships",
      decisions: [
        "ship",
        "second_ship",
        "raise_crews",
        "alyi_crew",
        "upgrade_field",
        "irrigation",
        "double_round_space",
        "leftover_card",
      ],
    },
    { text: "board-step_feeding", decisions: ["feeding", "grain"] },
    {
      text: "board-step_building",
      decisions: ["opening", "build", "sphinx_draw", "sphinx_keep", "work"],
    },
    { text: "board-step_last_call", decisions: ["last_call"] },
  ],
  points: "scarab",
  part: (part) => PARTS[part] ?? { icon: "scarab", colour: "var(--gold-500)" },
  targetName,
  icon,
  prompt,
  verb: (choice, table) => table.text(`board-verb_${choice.kind}`),
  gain,
  dividers: ["round", "phase"],
  moments: MOMENTS,
  glyphs: GLYPHS,
  atHome: ["card_taken", "card_played", "raised", "upgraded", "fed", "builds"],
  proposes: PROPOSES,
  ready: READY,
  amount,
  buttons: BUTTONS,
  single: ["space", "site_space", "irrigation", "track", "order_tile"],
  confirms: CONFIRMS,
  secrets: ["keep_one", "keep_two", "keep_none"],
};

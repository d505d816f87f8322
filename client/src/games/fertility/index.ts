/** Fertility's board: the parts that the table's shell puts together. */

import type { BoardTable, Choice, GameBoard, GameEvent } from "../../lib/table/board";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { GLYPHS, MOMENTS, gainOf } from "./events";
import { glyphOfGood, tokenColours } from "./pieces/glyphs";
import { propose, turned } from "./laying";
import { named, viewOf } from "./position";
import { shapeOf, sizeOf } from "./size";
import { targetName } from "./words";

function icon(choice: Choice): string | undefined {
  switch (choice.kind) {
    case "place":
    case "discard":
    case "draft":
    case "remove":
      return "tile";
    case "quarry_resource":
      return glyphOfGood(named(choice, "stock:") ?? "");
    case "quarry_monument":
      return named(choice, "monument:");
    case "build":
      return "shop";
    case "supply":
      return glyphOfGood(named(choice, "hand:") ?? "");
    case "exchange":
      return glyphOfGood(named(choice, "stock:") ?? "");
    default:
      return "end-turn";
  }
}

function gain(event: GameEvent, table: BoardTable): ReturnType<NonNullable<GameBoard["gain"]>> {
  const found = gainOf(event);
  if (!found || found.amount === 0) return null;
  const { disc, ink } = tokenColours(found.good);
  return {
    icon: glyphOfGood(found.good),
    amount: found.amount,
    name: table.text(`resources-${found.good}`),
    colour: disc,
    on: ink,
  };
}

const PARTS: Record<string, { icon: string; colour: string }> = {
  generic: { icon: "shop", colour: "var(--gold-500)" },
  specialised: { icon: "grapes", colour: "var(--res-grapes)" },
  statues: { icon: "statue", colour: "var(--lapis-400)" },
  monuments: { icon: "obelisk", colour: "var(--carnelian-400)" },
  wheat: { icon: "wheat", colour: "var(--malachite-400)" },
};

export const board: GameBoard = {
  Stage,
  Hand,
  Market,
  Mine,
  Panel,
  size: sizeOf,
  shape: shapeOf,
  regions: {
    stage: "terms-valley",
    hand: "terms-personal_pool",
    market: "board-market",
    mine: "terms-metropolis",
  },
  period: "board-period",
  progress(table) {
    const { round: now, rounds: of } = viewOf(table);
    return { text: table.text("board-turn", { now, of }), now, of };
  },
  steps: [
    { text: "board-step_place", decisions: ["place", "discard", "quarry"] },
    { text: "board-step_build", decisions: ["build"] },
    { text: "board-step_supply", decisions: ["supply", "exchange"] },
    { text: "board-step_draft", decisions: ["draft", "remove"] },
  ],
  points: "deben",
  rewords: {
    "shell-points": "terms-debens",
    "shell-points-now": "board-debens_now",
    "shell-score-margin": "board-score_margin",
    "shell-score-parts": "board-score_parts",
    "shell-score-empty": "board-score_empty",
    "shell-gains-points": "board-gains_debens",
    "shell-chart-about": "board-chart_about",
  },
  part: (part) => PARTS[part] ?? { icon: "deben", colour: "var(--gold-500)" },
  targetName,
  icon,
  verb: (choice, table) => table.text(`board-verb_${choice.kind}`),
  gain,
  silent: ["turn"],
  dividers: ["last_round"],
  moments: MOMENTS,
  glyphs: GLYPHS,
  atHome: ["built", "supplied", "completed", "exchanged"],
  propose,
  turned,
  single: ["cell"],
  confirms: ["place", "build"],
};

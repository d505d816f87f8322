/** Pharaon's board: the parts that the table's shell puts together. */

import type {
  BoardTable,
  Choice,
  GameBoard,
  GameEvent,
  KeyNumber,
  Rival,
} from "../../lib/table/board";
import Docked from "./Docked.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { BUTTONS, READY, propose } from "./choosing";
import { GLYPHS, MOMENTS, gainOf } from "./events";
import { numbersOf } from "./numbers";
import { glyphOfSection, isOffering, offeringFace, tokenColours } from "./pieces/glyphs";
import { viewOf } from "./position";
import { shapeOf, sizeOf } from "./size";
import Plot from "./traitor/Plot.svelte";
import { hardness } from "./traitor/hardness";
import { NOBODY, TRAITOR } from "./view";
import { targetName, unitName } from "./words";

function after(choice: Choice, kind: string): string {
  const prefix = `${kind}:`;
  return choice.targets.find((target) => target.startsWith(prefix))?.slice(prefix.length) ?? "";
}

/** Glyph of a unit: of an offering token, what it shows. */
function glyphOfUnit(unit: string): string {
  if (!isOffering(unit)) return unit;
  const face = offeringFace(unit);
  if (face.type === "prestige") return "offering";
  return face.type === "area" ? glyphOfSection(face.of) : face.of;
}

function icon(choice: Choice): string | undefined {
  switch (choice.kind) {
    case "act":
      return glyphOfSection(after(choice, "section"));
    case "keep_noble":
    case "use":
    case "take_noble":
    case "take_noble_deck":
      return "noble";
    case "take_artisan":
    case "take_artisan_deck":
      return "artisan";
    case "take_jar":
    case "jar_keep":
    case "jar_replace":
      return "urn";
    case "offerings_set":
    case "bonus":
    case "bag":
      return "offering";
    case "pay_access":
    case "pay_unit":
    case "swap_give":
      return glyphOfUnit(after(choice, "unit"));
    case "swap_get":
    case "basic":
      return after(choice, "supply");
    case "advance":
      return "water";
    case "pay_proposed":
      return "check";
    case "to_wheel":
      return "wheel";
    default:
      return "end-turn";
  }
}

const ROOM = 48; // letters that the draft has room for

/** A payment of many things lies on the board, too: its draft need not name them all. */
function briefly(choice: Choice, table: BoardTable): string {
  const words = table.message(choice);
  const isLong = choice.kind === "pay_proposed" && words.length > ROOM;
  return isLong ? table.text("choice-pay_proposed") : words;
}

function gain(event: GameEvent, table: BoardTable): ReturnType<NonNullable<GameBoard["gain"]>> {
  const found = gainOf(event);
  if (!found || found.amount === 0) return null;
  const offering = isOffering(found.unit);
  const { disc, ink } = tokenColours(offering ? "any" : found.unit);
  return {
    icon: glyphOfUnit(found.unit),
    amount: found.amount,
    name: unitName(table, found.unit),
    colour: disc,
    on: ink,
  };
}

const PARTS: Record<string, { icon: string; colour: string }> = {
  gods: { icon: "god", colour: "var(--lapis-400)" },
  nobles: { icon: "noble", colour: "var(--amethyst)" },
  artisans: { icon: "artisan", colour: "var(--gold-500)" },
  nile: { icon: "water", colour: "var(--nile-400)" },
  burial_chamber: { icon: "chamber", colour: "var(--malachite-400)" },
  tokens: { icon: "offering", colour: "var(--carnelian-400)" },
  pharaoh_and_first_player: { icon: "crown", colour: "var(--papyrus-400)" },
};

/** The Pharaoh and first player tokens, where the Traitor has them. */
function tokensOf(table: BoardTable): KeyNumber[] {
  const { first, pharaoh } = viewOf(table);
  const token = (icon: string, id: string): KeyNumber => ({
    icon,
    value: "",
    name: table.text(id),
  });
  return [
    ...(first === NOBODY ? [token("first", "terms-first_player_token")] : []),
    ...(pharaoh === TRAITOR ? [token("crown", "terms-pharaoh_token")] : []),
  ];
}

/** The Traitor of the solo game sits at no seat, but plays and scores. */
function rivals(table: BoardTable): Rival[] {
  const { traitor, active, phase, seats } = viewOf(table);
  if (!traitor) return [];
  return [
    {
      id: "traitor",
      name: table.text("terms-traitor"),
      icon: "scorpion",
      colour: "var(--traitor)",
      on: "var(--traitor-on)",
      points: traitor.points,
      parts: traitor.parts,
      numbers: [...numbersOf(table, traitor), ...tokensOf(table)],
      Panel: Plot,
      active: active < 0 && phase === "round",
      won: phase === "over" && seats[0]?.place !== 1,
    },
  ];
}

export const board: GameBoard = {
  Stage,
  Hand,
  Market,
  Mine,
  Panel,
  Docked,
  size: sizeOf,
  shape: shapeOf,
  regions: {
    stage: "board-tab_ring",
    hand: "board-tab_hand",
    market: "board-tab_market",
    mine: "board-tab_hall",
  },
  marketBeside: true,
  period: "board-period",
  progress(table) {
    const { round, rounds } = viewOf(table);
    const now = Math.min(Math.max(round, 1), rounds);
    return { text: table.text("board-round", { now, of: rounds }), now, of: rounds };
  },
  steps: [
    { text: "board-step_choose", decisions: ["turn"] },
    { text: "board-step_pay", decisions: ["payment"] },
    {
      text: "board-step_carry_out",
      decisions: [
        "offerings_set",
        "offering_source",
        "noble_pick",
        "nile_advance",
        "artisan_pick",
        "official_track",
        "pass_jar",
        "jar_diplomat",
        "jar_teacher",
        "any_basic",
        "pyramid_income",
      ],
    },
    { text: "board-step_end", decisions: ["end_turn"] },
  ],
  points: "eye",
  part: (part) => PARTS[part] ?? { icon: "eye", colour: "var(--gold-500)" },
  targetName,
  icon,
  verb: (choice, table) => table.text(`board-verb_${choice.kind}`),
  gain,
  silent: ["turn"],
  dividers: ["round"],
  moments: MOMENTS,
  glyphs: GLYPHS,
  atHome: ["kept_noble", "noble_taken", "artisan_taken", "set_taken", "offering_taken", "swapped"],
  propose,
  ready: READY,
  buttons: BUTTONS,
  single: ["section", "nile_option"],
  confirms: ["act", "pass"],
  rivals,
  hardness,
  briefly,
  secrets: ["keep_noble"],
};

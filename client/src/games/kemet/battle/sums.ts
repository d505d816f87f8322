/** A side of a battle in rows: what each source adds to strength, damage and protection. */

import { byId } from "../../../lib/board/lookup";
import type { BoardTable } from "../../../lib/table/board";
import { glyphOfCreature, glyphOfEffects } from "../pieces/glyphs";
import { printedOf, tileOf } from "../position";
import type { Plan, SideView, SumLine } from "../view.types";
import type { Copies } from "./adding";

const FIGURES = ["strength", "damage", "protection"] as const;

/** drafted: only its owner sees it yet. unknown: a range. cancelled: it counts for nothing. */
export type Tint = "" | "drafted" | "unknown" | "cancelled";

export interface Row {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  /** Strength, damage, protection, as they are shown. */
  readonly figures: readonly string[];
  readonly tint: Tint;
}

/** "+2"; a dot for nothing. */
function more(amount: number): string {
  return amount === 0 ? "·" : `+${amount}`;
}

function figuresOf(plan: Plan): string[] {
  return FIGURES.map((figure) => more(plan[figure]));
}

/** "7–9", or one number. */
export function range(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Units, creature and each tile by its name. */
export function knownRows(table: BoardTable, sums: readonly SumLine[]): Row[] {
  return sums.map((line) => {
    const { what, id, strength } = line;
    const key = `${what} ${id}`;
    if (what === "units") {
      const name = table.text("board-count_units", { count: strength });
      return { key, icon: "unit", name, figures: [String(strength), "·", "·"], tint: "" };
    }
    const figures = figuresOf(line);
    if (id === null) {
      return { key, icon: what, name: table.text(`board-part_${what}s`), figures, tint: "" };
    }
    if (what === "tile") {
      const icon = glyphOfEffects(tileOf(printedOf(table), id));
      return { key, icon, name: table.text(`power_tiles-${id}`), figures, tint: "" };
    }
    const name = line.cancelled_by
      ? table.text("board-cancelled", {
          creature: { text: `creatures-${id}`, args: {} },
          by: { text: `creatures-${line.cancelled_by}`, args: {} },
        })
      : table.text(`creatures-${id}`);
    return {
      key,
      icon: glyphOfCreature(id),
      name,
      figures,
      tint: line.cancelled_by ? "cancelled" : "",
    };
  });
}

/** The cards of a side: as its owner drafts them, or turned over. */
export function cardRows(table: BoardTable, card: string | null, di: Copies, tint: Tint): Row[] {
  const { battle_cards, di_cards } = printedOf(table);
  const rows: Row[] = [];
  if (card) {
    const name = table.text(`battle_cards-${card}`);
    rows.push({
      key: card,
      icon: "card",
      name,
      figures: figuresOf(byId(battle_cards, card)),
      tint,
    });
  }
  for (const [id, copies] of Object.entries(di)) {
    if (copies === 0) continue;
    const printed = byId(di_cards, id);
    const figures = FIGURES.map((figure) =>
      more(copies * sumOf(printed.effects.filter(({ kind }) => kind === figure))),
    );
    const name = table.text(`di_cards-${id}`);
    rows.push({
      key: id,
      icon: glyphOfEffects(printed),
      name: copies > 1 ? `${copies} × ${name}` : name,
      figures,
      tint,
    });
  }
  return rows;
}

function sumOf(effects: readonly { amount: number }[]): number {
  return effects.reduce((sum, { amount }) => sum + amount, 0);
}

/** What Divine Wound adds, once cards were discarded for it. */
export function woundRow(table: BoardTable, side: SideView): Row[] {
  if (side.parts.wound === 0) return [];
  const figures = [more(side.parts.wound), "·", "·"];
  return [
    { key: "wound", icon: "damage", name: table.text("board-part_wound"), figures, tint: "" },
  ];
}

/** The battle card that is not known yet. */
export function unknownRow(table: BoardTable, side: SideView): Row {
  const base = totalOf(side.sums);
  const figures = FIGURES.map((figure) =>
    range(side.least[figure] - base[figure], side.most[figure] - base[figure]),
  );
  return {
    key: "unknown",
    icon: "card",
    name: table.text("board-part_card"),
    figures,
    tint: "unknown",
  };
}

/** The engine's lines, added up. */
export function totalOf(sums: readonly SumLine[]): Plan {
  return {
    strength: sums.reduce((sum, line) => sum + line.strength, 0),
    damage: sums.reduce((sum, line) => sum + line.damage, 0),
    protection: sums.reduce((sum, line) => sum + line.protection, 0),
  };
}

/** What stands in the title of a panel: as much of name and cost as fits, and nothing cut off. */

import type { BoardTable } from "../../../lib/table/board";
import { printedOf, viewOf } from "../position";
import type { RingPlace } from "../view";

export interface Title {
  text: string;
  /** Of its letters. */
  size: number;
  /** Where it begins, and about where it ends. */
  left: number;
  end: number;
  hasGlyph: boolean;
  /** Squares at its end, of this size; or a few words instead. */
  cost: readonly string[];
  unit: number;
  note: string;
}

const LETTER = 0.56; // width of a letter by its size
const EDGE = 8;
const [LARGE, SMALL, SMALLEST] = [16.5, 14.5, 12.5];

export function titleOf(
  table: BoardTable,
  { section }: RingPlace,
  width: number,
  growth: number,
): Title {
  const name = table.text(`board-title_${section}`);
  const short = table.text(`board-short_${section}`);
  const cost = costOf(table, section);
  const note = section === "nile" ? bargainCost(table) : "";
  const unit = 18 * growth;
  const costWidth = note ? note.length * 6.4 * growth : cost.length * (unit + 2);
  const fits = (text: string, size: number, extra: number): boolean =>
    2 * EDGE + glyphRoom(size) + text.length * LETTER * size + extra <= width;
  const large = LARGE * growth;
  if (fits(name, large, costWidth + EDGE)) {
    return { ...written(name, large), unit, hasGlyph: true, cost, note };
  }
  const bare = { unit, cost: [], note: "" };
  for (const text of [name, short]) {
    for (const size of [large, SMALL, SMALLEST]) {
      if (fits(text, size, 0)) return { ...written(text, size), ...bare, hasGlyph: true };
    }
  }
  return { ...written(short, SMALLEST, EDGE), ...bare, hasGlyph: false };
}

function written(
  text: string,
  size: number,
  left = EDGE + glyphRoom(size),
): Pick<Title, "text" | "size" | "left" | "end"> {
  return { text, size, left, end: left + text.length * LETTER * size };
}

/** What an action costs; a bonus token is in the section itself. */
function costOf(table: BoardTable, section: RingPlace["section"]): readonly string[] {
  const { costs } = viewOf(table);
  if (section === "offerings") return costs.offerings_1 ?? [];
  return section === "nobles" || section === "artisans" ? (costs[section] ?? []) : [];
}

/** All bargains of the Nile cost as much, each something else. */
function bargainCost(table: BoardTable): string {
  const [bargain] = printedOf(table).nile_options;
  const count = viewOf(table).costs[bargain?.id ?? ""]?.length ?? 0;
  return table.text("board-as_shown", { count });
}

function glyphRoom(size: number): number {
  return size * 1.1 + 5;
}

/** The ship that lies on the board as a preview: whose it is and where it would go. */

import type { BoardTable, Target } from "../../../lib/table/board";

const KINDS: ReadonlySet<string> = new Set(["ship", "ship_two", "take_leftover"]);

/** The space of the river where the candidate would moor; null: it is no such choice. */
export function candidateSpace(table: BoardTable): string | null {
  const { candidate } = table;
  if (!candidate || !KINDS.has(candidate.kind)) return null;
  const target = candidate.targets.find((one) => one.startsWith("space:"));
  return target?.slice("space:".length) ?? null;
}

/** The seat whose ship the candidate would put on this place. */
export function ghostAt(table: BoardTable, target: Target): number | null {
  const { candidate } = table;
  if (!candidate || (candidate.kind !== "ship" && candidate.kind !== "ship_two")) return null;
  return candidate.targets.includes(target) ? table.toMove : null;
}

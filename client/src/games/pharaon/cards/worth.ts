/** A card's prestige as a coin says it: a number, "6+" where more may come, "=" where it copies. */

import type { Noble } from "../view";

export function coinOf(noble: Noble): string {
  if (noble.copy_best_other) return "=";
  return noble.per.length > 0 ? `${noble.prestige}+` : `${noble.prestige}`;
}

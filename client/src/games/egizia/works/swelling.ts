/** Which work of the compact drawing swells over the stage. */

import type { BoardTable } from "../../../lib/table/board";
import { viewOf } from "../position";
import type { Site } from "../view.types";

/** Kinds of places on each of them. */
const KINDS: Readonly<Record<Site, readonly string[]>> = {
  sphinx: ["sphinx_deck", "sphinx", "track", "irrigation"],
  obelisk_graves: ["obelisk", "grave"],
  temple_pyramid: ["temple", "pyramid"],
};
const RIVER = ["space", "site_space", "order_tile"];
export const SITES = Object.keys(KINDS) as Site[];

function names(table: BoardTable, kinds: readonly string[]): boolean {
  return table.choices.some(({ targets }) =>
    targets.some((target) => kinds.includes(target.split(":")[0] ?? "")),
  );
}

/** Crews are asked about it, or something is being built there. */
export function isBusy(table: BoardTable, site: Site): boolean {
  if (viewOf(table).building === site) return true;
  return names(table, site === "sphinx" ? ["sphinx_deck", "sphinx"] : KINDS[site]);
}

/** The work that choices are about, if they are not about the river, too. */
export function askedWork(table: BoardTable): Site | null {
  if (names(table, RIVER)) return null;
  return SITES.find((site) => names(table, KINDS[site])) ?? null;
}

/** Which glyph of the sprite stands for what: one thing, one glyph, in all games. */

import type { Resource } from "../view.types";

const GOODS: Record<string, string> = {
  alabaster: "alabaster",
  bovine: "bovine",
  papyrus: "papyrus",
  grape: "grapes",
  wheat: "wheat",
  any: "any",
};

const GODS: Record<string, string> = {
  anubis: "god-jackal",
  bastet: "god-cat",
  horus: "god-falcon",
  sobek: "god-croc",
  thoth: "god-ibis",
};

export function glyphOfGood(good: string): string {
  return GOODS[good] ?? "any";
}

export function glyphOfGod(god: string): string {
  return GODS[god] ?? "god";
}

/** Ground, pattern and ink of a scene. */
export function pigments(scene: Resource): { ground: string; pattern: string; ink: string } {
  return {
    ground: `var(--scene-${scene})`,
    pattern: `var(--scene-${scene}-2)`,
    ink: `var(--scene-${scene}-ink)`,
  };
}

/** The disc of a token, and the glyph on it. */
export function tokenColours(good: string): { disc: string; ink: string } {
  const dark = good === "alabaster" || good === "wheat" || good === "any";
  const ink = dark ? "var(--token-ink-dark)" : "var(--token-ink-light)";
  if (good === "any") return { disc: "var(--papyrus-50)", ink };
  return { disc: `var(--res-${glyphOfGood(good)})`, ink };
}

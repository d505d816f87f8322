/** Which glyph of the sprite and which pigments stand for what: one thing, one glyph. */

import type { Income } from "../view";

const SECTION_GLYPHS: Readonly<Record<string, string>> = {
  offerings: "offering",
  nobles: "noble",
  nile: "water",
  artisans: "artisan",
  burial_chamber: "chamber",
};

const GOD_GLYPHS: Record<string, string> = {
  ra: "god-ra",
  horus: "god-falcon",
  osiris: "god-osiris",
  isis: "god-isis",
  anubis: "god-jackal",
};

const INCOME_GLYPHS: Record<Income, string> = {
  first_player: "first",
  any_basic: "any",
  silver: "silver",
  offering: "offering",
  none: "minus",
};

export const TIMING_GLYPHS: Record<string, string> = {
  once_per_round: "rotate",
  immediate: "play",
};

export function glyphOfSection(section: string): string {
  return SECTION_GLYPHS[section] ?? "any";
}

export function glyphOfGod(god: string): string {
  return GOD_GLYPHS[god] ?? "god";
}

export function glyphOfIncome(income: Income): string {
  return INCOME_GLYPHS[income];
}

/** The strong and the pale pigment of a section. */
export function pigments(section: string): { band: string; field: string } {
  return { band: `var(--section-${section})`, field: `var(--section-${section}-field)` };
}

/** Ground and ink of a resource's token; "any" is any basic resource. */
export function tokenColours(resource: string): { disc: string; ink: string } {
  if (resource === "any") return { disc: "var(--papyrus-50)", ink: "var(--token-dark)" };
  const dark = resource === "trade" || resource === "silver" || resource === "construction";
  return {
    disc: `var(--res-${resource})`,
    ink: dark ? "var(--token-dark)" : "var(--token-light)",
  };
}

export type OfferingFace =
  | { type: "resource"; of: string }
  | { type: "area"; of: string }
  | { type: "prestige"; points: number };

/** What an offering type shows, by its id: offering_trade, offering_area_nile, … */
export function offeringFace(unit: string): OfferingFace {
  const name = unit.slice("offering_".length);
  if (name.startsWith("area_")) return { type: "area", of: name.slice(5) };
  if (name.startsWith("prestige_")) return { type: "prestige", points: Number(name.slice(9)) };
  return { type: "resource", of: name };
}

export function isOffering(unit: string): boolean {
  return unit.startsWith("offering_");
}

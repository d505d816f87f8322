/** Which glyph of the sprite and which pigment stands for what: one thing, one glyph. */

import type { Building, Site } from "../view.types";

const CREW_GLYPHS: Readonly<Record<string, string>> = {
  masons: "construction",
  haulers: "worker",
  carvers: "artisan",
  overseer: "overseer",
};

const BUILDING_GLYPHS: Record<Building, string> = {
  obelisk: "obelisk",
  graves: "tomb",
  temple: "temple",
  pyramid: "pyramid",
};

const SITE_GLYPHS: Record<Site, string> = {
  sphinx: "sphinx",
  obelisk_graves: "obelisk",
  temple_pyramid: "temple",
};

export function glyphOfCrew(crew: string): string {
  return CREW_GLYPHS[crew] ?? "worker";
}

export function colourOfCrew(crew: string): string {
  return `var(--crew-${crew})`;
}

export function glyphOfBuilding(building: Building): string {
  return BUILDING_GLYPHS[building];
}

export function glyphOfSite(site: Site): string {
  return SITE_GLYPHS[site];
}

/** Glyph and colours of what events bring: stones, points, grain, strength of a crew. */
export function tokenOf(what: string): { icon: string; colour: string; on: string } {
  switch (what) {
    case "stones":
      return { icon: "stone", colour: "var(--res-stone)", on: "var(--ink-900)" };
    case "grain":
      return { icon: "grain", colour: "var(--res-grain)", on: "var(--grain-ink)" };
    case "points":
      return { icon: "scarab", colour: "var(--gold-coin)", on: "var(--gold-coin-ink)" };
    default:
      return { icon: glyphOfCrew(what), colour: "var(--card-face)", on: colourOfCrew(what) };
  }
}

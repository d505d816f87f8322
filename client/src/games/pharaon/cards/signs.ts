/** Abilities as rows of signs. */

import { TIMING_GLYPHS } from "../pieces/glyphs";
import type { Ability } from "../view";

export type Sign =
  | { type: "unit"; unit: string; cost: boolean }
  | { type: "section"; section: string }
  | { type: "glyph"; name: string; struck: boolean }
  | { type: "text"; text: string };

function unit(name: string, cost = false): Sign {
  return { type: "unit", unit: name, cost };
}

function glyph(name: string, struck = false): Sign {
  return { type: "glyph", name, struck };
}

function text(words: string): Sign {
  return { type: "text", text: words };
}

/** What a step of an immediate ability gives, once. */
const STEPS: Record<string, Sign> = {
  nile_advance: { type: "section", section: "nile" },
  gain_silver: unit("silver"),
  gain_offering: { type: "section", section: "offerings" },
  take_artisan: { type: "section", section: "artisans" },
  burial_stage: { type: "section", section: "burial_chamber" },
};

/** The largest size, up to 16 pixels, at which the signs of an ability are no wider than this. */
export function fittingSize(ability: Ability, room: number): number {
  const signs = signsOf(ability);
  const gaps = 1.5 * signs.length + 2;
  let sizes = TIMING_GLYPHS[ability.ability] ? 0.75 : 0;
  for (const sign of signs) sizes += sign.type === "text" ? 0.42 * sign.text.length : 1;
  return Math.min(16, (room - gaps) / sizes);
}

export function signsOf(ability: Ability): Sign[] {
  const section: Sign = { type: "section", section: ability.section };
  switch (ability.effect) {
    case "interchange": {
      const [one = "any", other = "any"] = ability.resources;
      return [unit(one, true), text("="), unit(other, true)];
    }
    case "advance_on_pass":
      return [glyph("pyramid-4"), text("+1"), glyph("arrow")];
    case "any_access_resource":
      return [section, glyph("wheel"), unit("any", true)];
    case "any_five_for_noble":
      return [section, text("5×"), unit("any", true)];
    case "action_without_wheel":
      return [section, glyph("wheel", true)];
    case "exchange_basic_for_basic":
      return [unit("any", true), glyph("arrow"), unit("any")];
    case "exchange_basic_for_silver":
      return [unit("any", true), glyph("arrow"), unit("silver")];
    case "bonus_basic_with_jar":
      return [glyph("urn"), text("+"), unit("any")];
    case "replace_jar_by_three_basic":
      return [glyph("urn"), glyph("arrow"), text("3×"), unit("any")];
    case "steps":
      return ability.steps.flatMap(({ kind, amount }) => {
        const sign = STEPS[kind];
        if (!sign) return [];
        return amount > 1 ? [text(`${amount}×`), sign] : [sign];
      });
    default:
      return [text("–")];
  }
}

/** Abilities as rows of signs. */

import { TIMING_GLYPHS } from "../pieces/glyphs";
import { jarResources } from "../position";
import type { Ability, Printed } from "../view";

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

/** The largest size, up to so many pixels, at which the signs of an ability are no wider than this. */
export function fittingSize(
  ability: Ability,
  printed: Numbers,
  room: number,
  largest: number,
): number {
  const signs = signsOf(ability, printed);
  const gaps = 1.5 * signs.length + 2;
  let sizes = TIMING_GLYPHS[ability.ability] ? 0.75 : 0;
  for (const sign of signs) sizes += sign.type === "text" ? 0.42 * sign.text.length : 1;
  return Math.min(largest, (room - gaps) / sizes);
}

/** Where the numbers of abilities are printed: a noble costs one of each basic resource, and all jars
 *  hold as many resources. */
export type Numbers = Pick<Printed, "wheel" | "jars">;

export function signsOf(ability: Ability, printed: Numbers): Sign[] {
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
      return [section, text(`${printed.wheel.sectors.length}×`), unit("any", true)];
    case "action_without_wheel":
      return [section, glyph("wheel", true)];
    case "exchange_basic_for_basic":
      return [unit("any", true), glyph("arrow"), unit("any")];
    case "exchange_basic_for_silver":
      return [unit("any", true), glyph("arrow"), unit("silver")];
    case "bonus_basic_with_jar":
      return [glyph("urn"), text("+"), unit("any")];
    case "replace_jar_by_three_basic":
      return [glyph("urn"), glyph("arrow"), text(`${jarSize(printed)}×`), unit("any")];
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

function jarSize({ jars }: Numbers): number {
  const [first] = jars;
  return first ? jarResources(first).length : 0;
}

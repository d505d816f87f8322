/** What a card or a round space does, as glyphs with short signs: read without words. */

import type { Effect } from "../printed";
import { colourOfCrew, glyphOfBuilding, glyphOfCrew } from "../pieces/glyphs";

export interface Sign {
  icon: string;
  /** "+2", "×2" or nothing. */
  text: string;
  colour?: string;
}

const ANY_CREW = "human"; // a crew of one's choice

const plus = (amount = 0): string => `+${amount}`;

/** Fields and quarries show their yield apart from these signs. */
export function signsOf(effect: Effect): Sign[] {
  switch (effect.kind) {
    case "field":
      return bonusesOf(effect);
    case "market_both":
      return [
        { icon: "trade", text: "" },
        { icon: "stone", text: plus(effect.steps) },
        { icon: "grain", text: plus(effect.steps) },
      ];
    case "market_choice":
      return [{ icon: "trade", text: plus(effect.steps) }];
    case "raise":
      return raised(effect);
    case "raise_and_irrigate":
      return [...raised(effect), { icon: "water", text: "±1" }];
    case "raise_chosen_and_stones":
      return [
        { icon: ANY_CREW, text: plus(effect.steps) },
        { icon: "stone", text: plus(effect.stones) },
      ];
    case "raise_any":
      return [{ icon: ANY_CREW, text: plus(effect.steps) }];
    case "train":
      return [
        ...(effect.cost_stones ? [{ icon: "stone", text: `−${effect.cost_stones}` }] : []),
        { icon: ANY_CREW, text: plus(effect.steps) },
      ];
    case "stones_as_grain":
      return [
        { icon: "stone", text: "=" },
        { icon: "grain", text: "" },
      ];
    case "sell_stones":
      return [
        { icon: "stone", text: "=" },
        { icon: "scarab", text: "" },
      ];
    case "points_per_stone":
      return [
        ...(effect.buildings ?? []).map((of) => ({ icon: glyphOfBuilding(of), text: "" })),
        { icon: "scarab", text: "" },
      ];
    case "sphinx_extra":
      return [{ icon: "eye", text: plus(effect.cards) }];
    case "keep_sphinx":
      return [{ icon: "eye", text: `×${effect.cards}` }];
    case "grain":
      return [{ icon: "grain", text: plus(effect.grain) }];
    case "stones":
      return [{ icon: "stone", text: plus(effect.stones) }];
    case "strength_bonus":
      return [{ icon: "strength", text: plus(effect.strength) }];
    case "grave_card":
      return [{ icon: "tomb", text: `${effect.value}` }];
    case "field_upgrade":
      return [
        { icon: "water", text: "" },
        { icon: "field", text: "" },
      ];
    default:
      return [FIXED[effect.kind] ?? { icon: "card", text: "" }];
  }
}

const FIXED: Record<string, Sign> = {
  double_round_space: { icon: "harbour", text: "×2" },
  reuse_round_space: { icon: "harbour", text: "+1" },
  upstream: { icon: "undo", text: "" },
  leftover_card: { icon: "card", text: "+1" },
  two_ships: { icon: "ship", text: "×2" },
  two_crews: { icon: "worker", text: "×2" },
  build_first: { icon: "first", text: "" },
  occupied_site: { icon: "ship", text: "+1" },
};

function raised({ crews = [], steps }: Effect): Sign[] {
  return crews.map((crew) => ({
    icon: glyphOfCrew(crew),
    text: plus(steps),
    colour: colourOfCrew(crew),
  }));
}

/** What a field brings once, when it is taken (E12.1). */
function bonusesOf({ bonus_market_steps, bonus_points, bonus_stones }: Effect): Sign[] {
  const found: Sign[] = [];
  if (bonus_market_steps) found.push({ icon: "trade", text: plus(bonus_market_steps) });
  if (bonus_points) found.push({ icon: "scarab", text: plus(bonus_points) });
  if (bonus_stones) found.push({ icon: "stone", text: plus(bonus_stones) });
  return found;
}

/** The pigment of a card's picture. */
export function pigmentOf(card: { category: string; type?: string; effect: Effect }): string {
  if (card.category === "field") return `var(--soil-${card.effect.soil ?? ""})`;
  if (card.category === "quarry") return "var(--card-quarry)";
  return `var(--card-${card.category === "power" ? "power" : (card.type ?? "")})`;
}

/** When a card acts, as a small glyph: at once, once at any time, in every round. */
export function timingGlyph(type: string | undefined): string {
  if (type === "immediate") return "play";
  return type === "anytime" ? "clock" : "rotate";
}

/** The icons on the Traitor's tiles: what a space does when it is filled (P11.6). */

export interface EffectLook {
  icon: string;
  /** What stands beside the glyph: a place's number, or points. */
  mark: string;
  /** It is about the highest or the lowest, the fullest or the emptiest. */
  arrow: "up" | "down" | "";
  /** A card leaves the game: the glyph is struck through. */
  struck: boolean;
  /** CSS colour of the glyph. */
  colour: string;
}

const PLAIN: EffectLook = {
  icon: "",
  mark: "",
  arrow: "",
  struck: false,
  colour: "var(--card-ink)",
};

function look(icon: string, section: string, mark = "", struck = false): EffectLook {
  return { ...PLAIN, icon, mark, struck, colour: `var(--section-${section})` };
}

function extreme(
  icon: string,
  section: string,
  arrow: EffectLook["arrow"],
  struck = false,
): EffectLook {
  return { ...look(icon, section, "", struck), arrow };
}

export function lookOf(kind: string, number: number): EffectLook {
  switch (kind) {
    case "burial":
      return look("chamber", "burial_chamber");
    case "god":
      return { ...PLAIN, icon: "god", colour: "var(--tablet)" };
    case "take_noble":
      return look("noble", "nobles", `${number}`);
    case "discard_noble":
      return look("noble", "nobles", `${number}`, true);
    case "noble_level":
      return look("crown", "nobles", `${number}`);
    case "take_artisan_high":
      return extreme("artisan", "artisans", "up");
    case "take_artisan_low":
      return extreme("artisan", "artisans", "down");
    case "discard_artisan_high":
      return extreme("artisan", "artisans", "up", true);
    case "discard_artisan_low":
      return extreme("artisan", "artisans", "down", true);
    case "offering_set":
      return look("offering", "offerings", `${number}`);
    case "offering_bonus":
      return look("offering", "offerings", `+${number}`);
    case "nile_most":
      return extreme("water", "nile", "up");
    case "nile_least":
      return extreme("water", "nile", "down");
    default:
      return PLAIN;
  }
}

/** Which glyph of the sprite shows which thing of Kemet. */

const CREATURES: Readonly<Record<string, string>> = {
  royal_scarab: "scarab",
  giant_scorpion: "scorpion",
  phoenix: "phoenix",
  ancestral_elephant: "elephant",
  deep_desert_snake: "god-cobra",
  sphinx: "sphinx",
  mummy: "mummy",
};

export function glyphOfCreature(creature: string): string {
  return CREATURES[creature] ?? "creature";
}

/** A colour's own sign, so that no pyramid or tile is told by its colour alone. */
const COLOURS: Readonly<Record<string, string>> = {
  white: "ankh",
  red: "strength",
  blue: "defence",
};

export function glyphOfColour(colour: string): string {
  return COLOURS[colour] ?? "pyramid";
}

const ACTIONS: Readonly<Record<string, string>> = {
  move: "move",
  recruit: "recruit",
  raise: "raise",
  pray: "pray",
  buy_white: "ankh",
  buy_red: "strength",
  buy_blue: "defence",
  move_or_recruit: "crown",
};

export function glyphOfAction(action: string): string {
  return ACTIONS[action] ?? "any";
}

const EFFECTS: Readonly<Record<string, string>> = {
  strength_attacking: "strength",
  strength: "strength",
  strength_defending: "defence",
  protection: "defence",
  damage: "damage",
  teleport_discount: "teleport",
  teleport_from_obelisk: "teleport",
  teleport_group: "teleport",
  movement: "move",
  swap_battle_card: "card",
  ignore_walls: "gate",
  ignore_walls_action: "gate",
  discard_di_for_strength: "card",
  vp: "vp-fixed",
  vp_defending: "laurel",
  kill_before_battle: "battle",
  kill_unit: "battle",
  action_token: "god",
  free_recruits: "recruit",
  night_units: "recruit",
  add_units: "recruit",
  troop_limit: "unit",
  see_battle_card: "eye",
  pray_bonus: "pray",
  tile_discount: "ankh",
  payment_discount: "god-ra",
  pyramid_level_discount: "raise",
  night_pyramid_level: "raise",
  night_prayer: "pray",
  gain_prayer: "pray",
  opponents_lose_prayer: "ankh",
  prayer_per_kill: "ankh",
  prayer_per_win: "battle",
  night_di: "card",
  night_di_choice: "eye",
  cancel_di: "close",
  escape: "arrow",
};

interface Printed {
  readonly id: string;
  readonly effects: readonly { kind: string; ref: string }[];
}

/** The glyph of what a tile or a card does first. */
export function glyphOfEffects({ effects }: Printed): string {
  const [first] = effects;
  if (!first) return "card";
  if (first.kind === "creature") return glyphOfCreature(first.ref);
  return EFFECTS[first.kind] ?? "card";
}

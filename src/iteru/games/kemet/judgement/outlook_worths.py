"""What things are worth, in victory points: judgement, checked against games between bots."""

from typing import Final

from iteru.games.kemet.box.components import PRINTED
from iteru.games.kemet.box.ids import DI_IDS
from iteru.kernel.rows import i64, vec

# By group of power tiles: beyond the victory point that some bring, with many Days to come.
GROUP_WORTHS: Final = {
    "priest": 0.5,
    "priestess": 0.4,
    "slaves": 0.4,
    "high_priest": 0.5,
    "crusade": 0.75,
    "divine_boon": 0.35,
    "hand_of_god": 0.6,
    "vision": 0.3,
    "holy_war": 0.9,
    "victory_point": 0.0,
    "priest_of_ra": 0.75,
    "priest_of_amon": 0.85,
    "mummy": 1.1,
    "act_of_god": 0.45,
    "charge": 0.5,
    "stargate": 0.3,
    "god_speed": 0.1,
    "carnage": 0.55,
    "offensive_strategy": 0.4,
    "open_gates": 0.2,
    "teleport": 0.2,
    "royal_scarab": 0.95,
    "blades_of_neith": 0.9,
    "divine_wound": 0.5,
    "giant_scorpion": 1.1,
    "initiative": 0.8,
    "phoenix": 0.85,
    "recruiting_scribe": 0.9,
    "defense": 0.6,
    "legion": 0.75,
    "ancestral_elephant": 0.9,
    "defensive_strategy": 0.4,
    "deep_desert_snake": 0.35,
    "shield_of_neith": 0.6,
    "defensive_victory": 0.5,
    "prescience": 0.6,
    "reinforcements": 0.7,
    "sphinx": 0.7,
    "divine_will": 0.65,
}
CARD_WORTHS: Final = {
    "war_rage": 0.12,
    "war_fury": 0.2,
    "bloody_battle": 0.1,
    "bloodbath": 0.14,
    "bronze_wall": 0.1,
    "iron_wall": 0.14,
    "prayer": 0.18,
    "mana_theft": 0.15,
    "enlistment": 0.2,
    "raining_fire": 0.2,
    "teleportation": 0.15,
    "open_gates_card": 0.12,
    "veto": 0.15,
    "escape": 0.2,
}
USUAL_TILE: Final = 0.5  # of a tile that this table does not know
USUAL_CARD: Final = 0.25

TILE_WORTH: Final = vec[float](  # by tile
    [GROUP_WORTHS.get(PRINTED.tiles.groups[group], USUAL_TILE) for group in PRINTED.tiles.group]
)
DI_WORTH: Final = vec[float]([CARD_WORTHS.get(card, USUAL_CARD) for card in DI_IDS])  # by DI type

# By level: a pyramid, without the victory point of level 4.
LEVEL_WORTH: Final = vec[float]([0.0, 0.28, 0.63, 1.1, 1.4])
# By prayer points in hand: the first pay for a teleport, the last are lost at the next gain.
PRAYER_WORTH: Final = vec[float](
    [0.0, 0.1, 0.24, 0.35, 0.45, 0.55, 0.64, 0.73, 0.81, 0.88, 0.93, 0.95]
)
# By units of a troop: together they win battles.
TROOP_WORTH: Final = vec[float]([0.0, 0.02, 0.16, 0.36, 0.58, 0.78, 0.95, 1.1])


def prayer_worth(points: i64) -> float:
    """Also where the printed most is higher than that of the table."""
    last = len(PRAYER_WORTH) - 1
    return PRAYER_WORTH[points] if points <= last else PRAYER_WORTH[last]

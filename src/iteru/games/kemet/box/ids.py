"""What the action codes and the rules know by name: the box's fixed ids and counts.

components.py checks that the data file has exactly these. Areas are numbered over both sides of
the board: the districts of city c are 3 * c to 3 * c + 2, the desert before its walls is FRONT + c.
"""

from typing import Final, Literal

from iteru.kernel.rows import i64

MIN_SEATS: Final[i64] = 2  # K18.6 there is no solo mode
MAX_SEATS: Final[i64] = 5
# K14.3 A technical end for play that never reaches the goal; usually 3 to 6 rounds do (K19.3).
ROUND_CAP: Final[i64] = 30

# Pyramids (a pyramid is seat * COLOURS + colour)
COLOURS: Final[i64] = 3
Colour = Literal["white", "red", "blue"]
COLOUR_IDS: Final[list[Colour]] = ["white", "red", "blue"]
MAX_LEVEL: Final[i64] = 4

# Areas
CITIES: Final[i64] = 5
CITY_IDS: Final = ["nw", "sw", "c", "ne", "e"]
CITY_DISTRICTS: Final[i64] = 3
DISTRICTS: Final[i64] = 15
FRONT: Final[i64] = 15
AREAS: Final[i64] = 33
SIDES: Final = ["side_24", "side_35"]
# K1.5 Harbours and obelisks are parts of a space.
AREA_KINDS: Final = ["district", "desert", "temple", "sanctuary"]
BANKS: Final = ["west", "east", "delta"]
DISTRICT: Final = 0
DESERT: Final = 1
TEMPLE: Final = 2
SANCTUARY: Final = 3

# Units
UNITS: Final[i64] = 12
UNITS_AT_SETUP: Final = 10
USUAL_TROOP: Final = 5  # the most in one troop (K8.3); what setup may spread rests on it
MOST_UNITS: Final[i64] = 7  # in one troop, with the tile legion

# Action spaces and tokens
SPACES: Final[i64] = 10
LEVEL_SPACES: Final[i64] = 9  # those of levels 1 to 3
GOLD_SPACE: Final[i64] = 9
SPACE_LEVELS: Final = [3, 3, 2, 2, 2, 1, 1, 1, 1, 0]  # K6.2; the gold space has none
SPACE_IDS: Final = [
    "top_move",
    "top_recruit",
    "mid_move",
    "mid_raise",
    "mid_pray",
    "low_pray",
    "low_buy_white",
    "low_buy_red",
    "low_buy_blue",
    "gold",
]
ACTION_IDS: Final = [
    "pray",
    "raise",
    "buy_white",
    "buy_red",
    "buy_blue",
    "recruit",
    "move",
    "move_or_recruit",
]
PRAY: Final = 0
RAISE: Final = 1
BUY: Final = 2  # + colour
RECRUIT: Final = 5
MOVE: Final = 6
MOVE_OR_RECRUIT: Final = 7
Token = Literal["regular", "silver", "gold"]
TOKEN_IDS: Final[list[Token]] = ["regular", "silver", "gold"]
REGULAR: Final = 0
SILVER: Final = 1
GOLD: Final = 2
REGULAR_TOKENS: Final[i64] = 5  # of each player, so as many turns in a Day

# Power tiles
TILES: Final[i64] = 48
TIMINGS: Final = ["day", "night", "battle", "always"]

# Creatures
CREATURES: Final[i64] = 7
CREATURE_IDS: Final = [
    "royal_scarab",
    "giant_scorpion",
    "phoenix",
    "ancestral_elephant",
    "deep_desert_snake",
    "sphinx",
    "mummy",
]

# Divine Intervention cards: battle cards of the deck first, then those of the own turn. None adds
# movement (K15.11).
DI_TYPES: Final[i64] = 14
DI_IDS: Final = [
    "war_rage",
    "war_fury",
    "bloody_battle",
    "bloodbath",
    "bronze_wall",
    "iron_wall",
    "prayer",
    "mana_theft",
    "enlistment",
    "raining_fire",
    "teleportation",
    "open_gates_card",
    "veto",
    "escape",
]
BATTLE_DI: Final[i64] = 6  # types 0 to 5 are added in battle (K15.2)
PRAYER: Final = 6
MANA_THEFT: Final = 7
ENLISTMENT: Final = 8
RAINING_FIRE: Final = 9
TELEPORTATION: Final = 10
OPEN_GATES_CARD: Final = 11
VETO: Final = 12
ESCAPE: Final = 13
OWN_TURN_DI: Final[i64] = 6  # types 6 to 11 are played in the own turn
MOST_COPIES: Final = 3  # of a type added in battle: 0 to 3 of each, as one action
DI_TIMINGS: Final = ["battle", "own_turn", "other_turn"]
DI_DURING: Final = ["any", "move", "di_played", "attacked"]

# Battle cards: six in every set, two special ones (K10.1)
BATTLE_CARDS: Final[i64] = 8
BATTLE_SET: Final[i64] = 6
FULL_SET: Final = 63  # the set of the first six
BATTLE_CARD_IDS: Final = [
    "cavalry_blitz",
    "fervent_purge",
    "shield_push",
    "mixed_tactics",
    "phalanx_defense",
    "chariot_raid",
    "offensive_strategy_card",
    "defensive_strategy_card",
]

# Effects of tiles, creatures and DI cards (K2.9), in the order of EFFECT_IDS
STRENGTH: Final = 0
STRENGTH_ATTACKING: Final = 1
STRENGTH_DEFENDING: Final = 2
DAMAGE: Final = 3
PROTECTION: Final = 4
DISCARD_DI_FOR_STRENGTH: Final = 5
KILL_BEFORE_BATTLE: Final = 6
SEE_BATTLE_CARD: Final = 7
CANCEL_CREATURE: Final = 8
PRAYER_PER_KILL: Final = 9
PRAYER_PER_WIN: Final = 10
VP_DEFENDING: Final = 11
MOVEMENT: Final = 12
IGNORE_WALLS: Final = 13
TELEPORT_FROM_OBELISK: Final = 14
TELEPORT_DISCOUNT: Final = 15
PRAY_BONUS: Final = 16
FREE_RECRUITS: Final = 17
TILE_DISCOUNT: Final = 18
PYRAMID_LEVEL_DISCOUNT: Final = 19
PAYMENT_DISCOUNT: Final = 20
TROOP_LIMIT: Final = 21
VP: Final = 22
CREATURE: Final = 23
SWAP_BATTLE_CARD: Final = 24
ACTION_TOKEN: Final = 25
NIGHT_PRAYER: Final = 26
NIGHT_DI: Final = 27
NIGHT_DI_CHOICE: Final = 28
NIGHT_PYRAMID_LEVEL: Final = 29
NIGHT_UNITS: Final = 30
GAIN_PRAYER: Final = 31
OPPONENTS_LOSE_PRAYER: Final = 32
ADD_UNITS: Final = 33
KILL_UNIT: Final = 34
TELEPORT_GROUP: Final = 35
IGNORE_WALLS_ACTION: Final = 36
CANCEL_DI: Final = 37
ESCAPES: Final = 38
EFFECTS: Final[i64] = 39
EFFECT_IDS: Final = [
    "strength",
    "strength_attacking",
    "strength_defending",
    "damage",
    "protection",
    "discard_di_for_strength",
    "kill_before_battle",
    "see_battle_card",
    "cancel_creature",
    "prayer_per_kill",
    "prayer_per_win",
    "vp_defending",
    "movement",
    "ignore_walls",
    "teleport_from_obelisk",
    "teleport_discount",
    "pray_bonus",
    "free_recruits",
    "tile_discount",
    "pyramid_level_discount",
    "payment_discount",
    "troop_limit",
    "vp",
    "creature",
    "swap_battle_card",
    "action_token",
    "night_prayer",
    "night_di",
    "night_di_choice",
    "night_pyramid_level",
    "night_units",
    "gain_prayer",
    "opponents_lose_prayer",
    "add_units",
    "kill_unit",
    "teleport_group",
    "ignore_walls_action",
    "cancel_di",
    "escape",
]
UNCOUNTED: Final = (  # effects that have no amount
    SEE_BATTLE_CARD,
    CANCEL_CREATURE,
    IGNORE_WALLS,
    TELEPORT_FROM_OBELISK,
    CREATURE,
    SWAP_BATTLE_CARD,
    TELEPORT_GROUP,
    IGNORE_WALLS_ACTION,
    CANCEL_DI,
    ESCAPES,
)
OF_CREATURES: Final = ["ignore_walls", "cancel_creature"]  # beside their figures

MODES: Final = ["short", "long", "beginner"]
GOALS: Final = [8, 10, 4]  # victory points by mode (K18.1, K18.2, K18.3): its name says them
OPTIONS: Final = {  # K18.4, K18.5
    "mode": MODES,
    "cities": ["random", "choose"],
    "battle_discards": ["hidden", "open"],
    "abandoned_creature": ["reserve", "city"],
}

assert len(EFFECT_IDS) == EFFECTS and len(DI_IDS) == DI_TYPES and len(SPACE_IDS) == SPACES

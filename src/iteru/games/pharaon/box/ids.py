"""What every box of Pharaon holds: ids and numbers on which the action codes rest (P1.1).

components.py checks that the data agrees with them, and reads what an owner may correct.
"""

from typing import Final, Literal

# Resources (P1.3): the five basic ones, also the colours of sectors and Nile tracks, then silver.
Basic = Literal["agriculture", "construction", "trade", "royalty", "justice"]
Resource = Literal["agriculture", "construction", "trade", "royalty", "justice", "silver"]
BASIC_NAMES: Final[tuple[Basic, ...]] = (
    "agriculture",
    "construction",
    "trade",
    "royalty",
    "justice",
)
RESOURCES: Final[tuple[Resource, ...]] = (*BASIC_NAMES, "silver")
BASICS: Final = 5
SILVER: Final = 5
ALL_COLOURS: Final = 31  # bits of the five basic resources

# What a player owns (`own` of a state): the six resources, then the twelve offering types (P3.6).
# The first sixteen can be paid: they are the units of P3.10.5, where the rules say "token" (P1.6).
KINDS: Final = 18
UNITS: Final = 16
FIRST_OFFERING: Final = 6  # the five resource-offerings, in the order of the resources
FIRST_AREA_OFFERING: Final = 11  # the five area-offerings, in the order of the sections
FIRST_PRESTIGE_OFFERING: Final = 16
PRESTIGE_OFFERINGS: Final = {"offering_prestige_1": 1, "offering_prestige_2": 2}  # by id: points
OFFERING_TYPES: Final = 12
OFFERINGS: Final = 40  # tokens

# The sections around the wheel (P1.5)
OFFERINGS_SECTION: Final = 0
NOBLES_SECTION: Final = 1
NILE_SECTION: Final = 2
ARTISANS_SECTION: Final = 3
BURIAL_SECTION: Final = 4
Section = Literal["offerings", "nobles", "nile", "artisans", "burial_chamber"]
SECTIONS: Final[tuple[Section, ...]] = (
    "offerings",
    "nobles",
    "nile",
    "artisans",
    "burial_chamber",
)
POSITIONS: Final = 5  # of the ring
Direction = Literal["clockwise", "counterclockwise"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("clockwise", "counterclockwise")

MAX_SEATS: Final = 5
WHEEL_SPACES: Final = 4  # of each sector
NOBLE_SLOTS: Final = 3
ARTISAN_SLOTS: Final = 4
MOST_SETS: Final = 6  # of two offering tokens, and as many bonus tokens
NILE_TOP: Final = 3
NILE_OPTIONS: Final = [
    "nile_agriculture_construction",
    "nile_construction_trade",
    "nile_trade_royalty",
    "nile_royalty_justice",
    "nile_justice_agriculture",
    "nile_pair",
]
JARS: Final = 30
ARTISANS: Final = 30
CRAFTS: Final = ["potter", "weaver", "carpenter", "painter", "sculptor", "goldsmith"]
TILES: Final = [f"traitor_tile_{letter}" for letter in "abcde"]
TILE_SPACES: Final = 10

# Nobles by their number less one (P9); what the rules name is checked against the data.
NOBLES: Final = 26
SCRIBES: Final = 5  # nobles 0 to 4
GENERAL: Final = 5
JUDGE: Final = 10
WITCH: Final = 16
TREASURER: Final = 17
TEACHER: Final = 18
DIPLOMAT: Final = 19
EFFECT_OF_NOBLE: Final = [
    *["interchange"] * 5,
    "advance_on_pass",
    *["any_access_resource"] * 4,
    "any_five_for_noble",
    "none",
    *["action_without_wheel"] * 4,
    "exchange_basic_for_basic",
    "exchange_basic_for_silver",
    "bonus_basic_with_jar",
    "replace_jar_by_three_basic",
    *["steps"] * 6,
]
ABILITIES: Final = ["permanent", "once_per_round", "immediate", "none"]

# Steps of the High Officials (P9.8)
STEP_NILE: Final = 0
STEP_SILVER: Final = 1
STEP_OFFERING: Final = 2
STEP_ARTISAN: Final = 3
STEP_BURIAL: Final = 4
STEPS: Final = ["nile_advance", "gain_silver", "gain_offering", "take_artisan", "burial_stage"]

# What the prestige of a noble counts (P9.10)
PER_GODS_BESIDE: Final = 0
PER_GODS: Final = 1
PER_PHARAOH: Final = 2
PER_FIRST_PLAYER: Final = 3
PER_NOBLES: Final = 4
PER_ARTISAN_VALUES: Final = 5
PER_STAGES: Final = 6
PER_OFFERINGS: Final = 7
PER_TOP_TRACKS: Final = 8
PER_SILVER: Final = 9
PER_BASICS: Final = 10
COUNTS: Final = [
    "satisfied_gods_beside",
    "satisfied_gods",
    "pharaoh_token",
    "first_player_token",
    "nobles",
    "distinct_artisan_prestige",
    "burial_stages",
    "offering_tokens",
    "nile_tracks_at_top",
    "silver",
    "basic_resources",
]

# Incomes of the Pyramid of Time (P6.3); the first three can be chosen between
INCOME_ANY_BASIC: Final = 0
INCOME_SILVER: Final = 1
INCOME_OFFERING: Final = 2
INCOME_FIRST_PLAYER: Final = 3
INCOME_NONE: Final = 4
INCOMES: Final = ["any_basic", "silver", "offering", "first_player", "none"]
ROWS: Final = 4

# Icons of the Traitor tiles (P11.6)
EFFECT_NONE: Final = 0
EFFECT_BURIAL: Final = 1
EFFECT_GOD: Final = 2
EFFECT_TAKE_NOBLE: Final = 3
EFFECT_DISCARD_NOBLE: Final = 4
EFFECT_NOBLE_LEVEL: Final = 5
EFFECT_TAKE_ARTISAN_HIGH: Final = 6
EFFECT_TAKE_ARTISAN_LOW: Final = 7
EFFECT_DISCARD_ARTISAN_HIGH: Final = 8
EFFECT_DISCARD_ARTISAN_LOW: Final = 9
EFFECT_OFFERING_SET: Final = 10
EFFECT_OFFERING_BONUS: Final = 11
EFFECT_NILE_MOST: Final = 12
EFFECT_NILE_LEAST: Final = 13
TRAITOR_EFFECTS: Final = [
    "none",
    "burial",
    "god",
    "take_noble",
    "discard_noble",
    "noble_level",
    "take_artisan_high",
    "take_artisan_low",
    "discard_artisan_high",
    "discard_artisan_low",
    "offering_set",
    "offering_bonus",
    "nile_most",
    "nile_least",
]
LARGEST_NUMBER: Final = {  # of an icon: a slot, a place, points; 0 for the others
    "take_noble": NOBLE_SLOTS,
    "discard_noble": NOBLE_SLOTS,
    "noble_level": 50,
    "offering_set": 3,
    "offering_bonus": 3,
}
LIGHT: Final = 0
DARK: Final = 1
Side = Literal["light", "dark"]
SIDES: Final[tuple[Side, ...]] = ("light", "dark")

PARTS: Final = [  # of the score, in the order of the score pad (P10)
    "gods",
    "nobles",
    "artisans",
    "nile",
    "burial_chamber",
    "tokens",
    "pharaoh_and_first_player",
]
OPTION_CHOICES: Final = {
    "first_game_scribes": ["none", "all", "listed"],
    "scribe_seats": [],  # the sets of seats; read from the data, checked by their shape
    "nile_condition_needed": ["2", "3"],
    "high_official_nile_same_track": ["yes", "no"],
    "scribe_pays_access": ["yes", "no"],
    "traitor_difficulty": ["0", "1", "2", "3", "4", "5"],
    "traitor_dark_tiles": ["random", "chosen"],
    "traitor_god_needs_conditions": ["no", "yes"],
}
OPTION_SEATS: Final = {  # the numbers of seats for which there is a choice
    "first_game_scribes": [1, 2, 3, 4, 5],
    "scribe_seats": [2, 3, 4, 5],
    "nile_condition_needed": [1, 2, 3, 4, 5],
    "high_official_nile_same_track": [1, 2, 3, 4, 5],
    "scribe_pays_access": [1, 2, 3, 4, 5],
    "traitor_difficulty": [1],
    "traitor_dark_tiles": [1],
    "traitor_god_needs_conditions": [1],
}

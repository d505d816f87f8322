"""What every box of Egizia holds: ids and numbers on which the action codes rest (E1).

components.py checks that the data agrees with them, and reads what an owner may correct.
"""

from typing import Final, Literal

from iteru.kernel.rows import i64, vec
from iteru.kernel.sets import set_of

MAX_SEATS: Final = 4
ROUNDS: Final = 5
SHIPS: Final = 8  # of each player (E1.1)

Crew = Literal["masons", "haulers", "carvers", "overseer"]
CREWS: Final[tuple[Crew, ...]] = ("masons", "haulers", "carvers", "overseer")
REGULAR: Final = 3  # the first three are the regular crews (E1.3)
OVERSEER: Final = 3
CREW_TILES: Final = 4

Market = Literal["stone_market", "grain_market"]
MARKETS: Final[tuple[Market, ...]] = ("stone_market", "grain_market")
STONE_MARKET: Final = 0
GRAIN_MARKET: Final = 1
TRACKS: Final = 2

Soil = Literal["green_field", "yellow_field", "brown_field"]
SOILS: Final[tuple[Soil, ...]] = (  # by rank (E2.6, E12.3.9)
    "green_field",
    "yellow_field",
    "brown_field",
)
GREEN: Final = 0
YELLOW: Final = 1
BROWN: Final = 2
IRRIGATIONS: Final = ["irrigation_left", "irrigation_middle", "irrigation_right"]

# Spaces of the Nile
SPACES: Final = 20
CARD_SPACES: Final = 10
SPACE_IDS: Final = [
    *[f"card_{number}" for number in range(1, CARD_SPACES + 1)],
    "edfu",
    "thebae",
    "passalon",
    "selinon",
    "beni_hasan",
    "alyi",
    "heliopolis",
    "site_sphinx",
    "site_obelisk",
    "site_temple",
]
CARD_SPACE: Final = 0
ROUND_SPACE: Final = 1
SITE_SPACE: Final = 2
SPACE_TYPES: Final = ["card", "round", "site"]
EFFECT_OF_TYPE: Final = {
    "card": ["take_card"],
    "round": ["market_both", "raise", "raise_and_irrigate", "raise_chosen_and_stones"],
    "site": ["site"],
}
MARKET_BOTH: Final = 1  # effects of round spaces (E5.5); 0: no round space
RAISE: Final = 2
RAISE_AND_IRRIGATE: Final = 3
RAISE_CHOSEN: Final = 4
ROUND_EFFECTS: Final = ["", *EFFECT_OF_TYPE["round"]]

# Construction sites and where a ship stands on them
Site = Literal["sphinx", "obelisk_graves", "temple_pyramid"]
SITES: Final[tuple[Site, ...]] = ("sphinx", "obelisk_graves", "temple_pyramid")
SPHINX: Final = 0
OBELISK_GRAVES: Final = 1
TEMPLE_PYRAMID: Final = 2
SLOTS: Final = 5  # of a site: three ship spaces, beside them, and the one by occupied_site
BESIDE: Final = 3  # speculating (E5.7.3), never more than one ship (E5.7.4)
LAST_BUILDER: Final = 4  # by the card occupied_site (E5.7.5)

# Where a ship may go: a card or round space, or a slot of a site; in river order
TARGETS: Final = 32

# Spaces of the buildings
Building = Literal["obelisk", "graves", "temple", "pyramid"]
BUILDINGS: Final[tuple[Building, ...]] = ("obelisk", "graves", "temple", "pyramid")
FIRST_OF_BUILDING: Final = [0, 9, 21, 32, 53]  # the next entry is one past the last
BUILDING_TABLES: Final = ["obelisk_spaces", "grave_spaces", "temple_spaces", "pyramid_spaces"]
GRAVES_FIRST: Final = 9
GRAVES: Final = 12
TEMPLE_FIRST: Final = 21
PYRAMID_FIRST: Final = 32
STONE_SPACES: Final = 53
FIRST_OF_SITE: Final = vec[i64]([0, 0, 21, 53])  # spaces that may be built on at a site
PYRAMID_ROWS: Final = 6
TEMPLE_PARTS: Final = ["left_column", "right_column", "middle", "top"]
PART_SIZES: Final = [4, 4, 2, 1]  # spaces of each part of the temple
GRAVE_KINDS: Final = 5

# Nile cards
NILE_CARDS: Final = 57
DECKS: Final = ["1/2", "3/4", "5"]
EXTRA_DECK: Final = "1/2-extra"
DECK_SIZES: Final = [22, 22, 12]
PERMANENT: Final = 0  # E12.0
IMMEDIATE: Final = 1
ANYTIME: Final = 2
CARD_TYPES: Final = ["permanent", "immediate", "anytime"]
CATEGORIES: Final = ["field", "quarry", "power", "event"]
FIELD: Final = 0
QUARRY: Final = 1
SPHINX_EXTRA: Final = 2
TRAIN: Final = 3
REUSE: Final = 4
STONES_AS_GRAIN: Final = 5
MARKET_CHOICE: Final = 6
RAISE_ANY: Final = 7
GRAIN: Final = 8
DOUBLE: Final = 9
STRENGTH_BONUS: Final = 10
UPSTREAM: Final = 11
LEFTOVER: Final = 12
FIELD_UPGRADE: Final = 13
GRAVE_CARD: Final = 14
RAISE_CREWS: Final = 15
POINTS_PER_STONE: Final = 16
TWO_SHIPS: Final = 17
TWO_CREWS: Final = 18
KEEP_SPHINX: Final = 19
STONES: Final = 20
BUILD_FIRST: Final = 21
SELL_STONES: Final = 22
OCCUPIED_SITE: Final = 23
CARD_KINDS: Final = [
    "field",
    "quarry",
    "sphinx_extra",
    "train",
    "reuse_round_space",
    "stones_as_grain",
    "market_choice",
    "raise_any",
    "grain",
    "double_round_space",
    "strength_bonus",
    "upstream",
    "leftover_card",
    "field_upgrade",
    "grave_card",
    "raise",
    "points_per_stone",
    "two_ships",
    "two_crews",
    "keep_sphinx",
    "stones",
    "build_first",
    "sell_stones",
    "occupied_site",
]
CARDS_OF_KIND: Final = [  # how many cards have each effect
    14, 10, 2, 2, 1, 1, 1, 3, 2, 1, 2, 1, 1, 1, 1, 1, 3, 1, 2, 2, 2, 1, 1, 1,
]  # fmt: skip
TYPE_OF_KIND: Final = [  # by kind: the type of its cards (E5.3.1)
    0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2,
]  # fmt: skip
WINDOWS: Final = [  # E14.2
    "taken",
    "placing",
    "after_round_space",
    "end_of_ships",
    "feeding",
    "production",
    "opening",
    "crews",
    "sphinx_draw",
    "sphinx_keep",
    "final_scoring",
    "free",
]
SHIP_MARKS: Final = ["none", "blue", "red"]

SPHINX_CARDS: Final = 30
MOST_DRAWN: Final = 5  # Sphinx cards of one visit (E8.3.1)
MOST_FREE: Final = 2
MOST_BID: Final = 20
MAX_STONES: Final = 25  # in a reserve; stones to mark and to build with never run out (E1.4)
MOST_SOLD: Final = 10

PHASES: Final = [
    "phase_nile_cards",
    "phase_ships",
    "phase_feeding",
    "phase_stones",
    "phase_building",
    "phase_joint_building",
    "phase_turn_order",
]
OPTIONS: Final = {  # the choices of each, the default first
    "red_ship_cards": ["no", "yes"],
    "double_on_heliopolis": ["yes", "no"],
    "reuse_own_space_needs_upstream": ["yes", "no"],
    "bid_for_order": ["no", "yes"],
}


def spaces_of_building(building: int) -> i64:
    """The set of a building's spaces."""
    return set_of(list(range(FIRST_OF_BUILDING[building], FIRST_OF_BUILDING[building + 1])))

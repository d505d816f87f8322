"""The parts of what a seat may hope for, in victory points: the reasons that bots can give."""

from typing import Final

from iteru.games.kemet.telling.words import WORDS
from iteru.kernel.rows import i64

POINTS: Final = 0  # permanent ones
ORDER: Final = 1  # later turns in the Day
TROOPS: Final = 2  # their size, less what attacks may cost
TEMPLES: Final = 3  # held, with the point for two
SANCTUARIES: Final = 4
ATTACKS: Final = 5  # the best one that is open to the seat
PYRAMIDS: Final = 6
PRAYER: Final = 7
CARDS: Final = 8  # DI cards in hand
TILES: Final = 9  # beyond the victory points on them
ACTIONS: Final = 10  # to come in this Day
DAY_END: Final = 11  # what changes if the game ends with this Day
REASON_COUNT: Final[i64] = 12
REASONS: Final = [
    "points",
    "order",
    "troops",
    "temples",
    "sanctuary",
    "attacks",
    "pyramids",
    "prayer",
    "cards",
    "tiles",
    "actions",
    "day_end",
]
# Names, and what a choice is told to bring that has so many points more or less of a part.
NAMES: Final = WORDS.table("reason", REASONS)
MORE: Final = [WORDS.id(f"reason-{reason}-more") for reason in REASONS]
LESS: Final = [WORDS.id(f"reason-{reason}-less") for reason in REASONS]

assert len(REASONS) == REASON_COUNT

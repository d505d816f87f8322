"""The parts of what a seat can expect, in points: the reasons that bots can give."""

from typing import Final

from iteru.games.egizia.telling.words import WORDS

SCORE: Final = 0  # on the track now, less the bid
STONES_LAID: Final = 1  # that the crews will lay, and what is left of them
SITES_VISITED: Final = 2  # beside the stones, in this round
HUNGER: Final = 3  # not above 0
GRAVE_TILES: Final = 4
MARKETS: Final = 5
ROWS: Final = 6  # of the pyramid
CARDS: Final = 7  # in front of the seat, but for fields, quarries and grain
SPHINX_CARDS: Final = 8
SHIPS: Final = 9  # that are still to be placed
REASONS: Final = [
    "score",
    "stones",
    "sites",
    "hunger",
    "graves",
    "markets",
    "rows",
    "cards",
    "sphinx",
    "ships",
]
# Names, and what a choice is told to bring that has so many points more or less of a part.
NAMES: Final = WORDS.table("reason", REASONS)
MORE: Final = [WORDS.id(f"reason-{reason}-more") for reason in REASONS]
LESS: Final = [WORDS.id(f"reason-{reason}-less") for reason in REASONS]

assert len(REASONS) == SHIPS + 1

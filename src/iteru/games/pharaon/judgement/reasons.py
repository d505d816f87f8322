"""The parts of what a seat may hope for, in points: the reasons that bots can give."""

from typing import Final

from iteru.games.pharaon.telling.words import WORDS

FOR_GODS: Final = 0
FOR_NOBLES: Final = 1
FOR_NILE: Final = 2
FOR_ARTISANS: Final = 3
FOR_BURIAL_CHAMBER: Final = 4
FOR_PHARAOH: Final = 5
FOR_TOKENS: Final = 6  # the first part that counts in full: those before are not made as yet
FOR_FIRST_PLAYER: Final = 7
FOR_MEANS: Final = 8  # what can be paid with what is owned
FOR_ROUND: Final = 9  # the one in play: free spaces, jars, incomes
REASONS: Final = [
    "gods",
    "nobles",
    "nile",
    "artisans",
    "burial_chamber",
    "pharaoh",
    "tokens",
    "first_player",
    "means",
    "round",
]
NAMES: Final = WORDS.table("reason", REASONS)
# Sentences about one of two choices, with `points` for the difference.
MORE: Final = [WORDS.id(f"reason-{reason}-more") for reason in REASONS]
LESS: Final = [WORDS.id(f"reason-{reason}-less") for reason in REASONS]

assert REASONS[FOR_TOKENS] == "tokens" and REASONS[FOR_ROUND] == "round"

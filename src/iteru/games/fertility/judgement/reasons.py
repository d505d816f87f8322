"""The parts of what a seat may hope for, in debens: the reasons that bots can give."""

from typing import Final

from iteru.games.fertility.telling.words import PARTS, WORDS

# The parts of a score, as they will be in the end from what is there; then what is still to come.
REASONS: Final = [*PARTS, "hand", "open_shops", "turns"]
# Names, and what a choice is told to bring that has so many debens more or less of a part.
NAMES: Final = WORDS.table("reason", REASONS)
MORE: Final = [WORDS.id(f"reason-{reason}-more") for reason in REASONS]
LESS: Final = [WORDS.id(f"reason-{reason}-less") for reason in REASONS]

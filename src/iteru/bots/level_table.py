"""The levels for people: how long and how each thinks, for each game and number of seats."""

from collections.abc import Generator as Steps
from typing import Final, final

from iteru.bots.bot import Answer, Bot
from iteru.bots.search import SearchBot
from iteru.bots.settings import NO_NETWORK, Settings
from iteru.kernel.state import State

LEVELS: Final = ("easy", "medium", "hard", "master")

ANY_GAME: Final = ""
ANY_SEATS: Final = 0

# By level, game and number of seats; the most specific row counts. The levels are one bot: easy
# thinks little and now and then plays its second thoughts; only hard and master plan, and use a
# network where the package brings one. Master's iterations take at most a second on one core.
TABLE: Final[dict[tuple[str, str, int], Settings]] = {
    ("easy", ANY_GAME, ANY_SEATS): Settings(
        iterations=40, temperature=0.7, plans=False, network=NO_NETWORK
    ),
    ("easy", "kemet", ANY_SEATS): Settings(
        iterations=20, temperature=0.8, plans=False, network=NO_NETWORK
    ),
    ("medium", ANY_GAME, ANY_SEATS): Settings(iterations=120, plans=False, network=NO_NETWORK),
    ("hard", ANY_GAME, ANY_SEATS): Settings(iterations=2500),
    ("master", ANY_GAME, ANY_SEATS): Settings(iterations=12500, fair=True),
    # The weights alone play well: with 120 iterations medium beats easy nearly always, and hard
    # beats medium too seldom.
    ("medium", "kemet", ANY_SEATS): Settings(iterations=30, plans=False, network=NO_NETWORK),
    # Its iterations look eight turns ahead, and take longest.
    ("master", "kemet", 2): Settings(iterations=10000, fair=True),
    ("master", "kemet", ANY_SEATS): Settings(iterations=6000, fair=True),
}


def settings_of(level: str, game: str, seats: int) -> Settings:
    """The row of the table that applies.

    >>> settings_of("medium", "fertility", 2).iterations
    120
    """
    for key in ((level, game, seats), (level, game, ANY_SEATS), (level, ANY_GAME, ANY_SEATS)):
        if key in TABLE:
            return TABLE[key]
    raise ValueError(f"there is no level {level!r}; allowed: {', '.join(LEVELS)}")


@final
class LevelBot(Bot):
    """A searching bot with the settings of a level; its name is the level's."""

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        return self._bot_for(known).choose(known, seed, at_most)

    def choose_in_steps(
        self, known: State, seed: int, at_most: float | None = None
    ) -> "Steps[object, None, Answer]":
        return self._bot_for(known).choose_in_steps(known, seed, at_most)

    def _bot_for(self, known: State) -> SearchBot:
        return SearchBot(self.name, settings_of(self.name, known.game.id, known.seats))

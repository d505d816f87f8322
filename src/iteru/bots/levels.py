"""The bots by name, and the three levels for people."""

from typing import Final

from iteru.bots.bot import Bot
from iteru.bots.greedy import GreedyBot
from iteru.bots.random import RandomBot
from iteru.bots.search import SearchBot
from iteru.bots.settings import Settings

# The levels are one bot: easy thinks little and often plays its second thoughts; only hard plans.
EASY: Final = Settings(iterations=20, temperature=1.5, plans=False)
MEDIUM: Final = Settings(iterations=120, plans=False)
HARD: Final = Settings(iterations=2500)
SEARCH: Final = 800  # iterations of "search"; "search:N" has N

MOST_ITERATIONS: Final = 1_000_000

LEVELS: Final = ("easy", "medium", "hard")
BOTS: Final = ("random", "greedy", "search", "easy", "medium", "hard")


def bot_named(name: str) -> Bot:
    """The bot of this name: one of BOTS, or "search:800" with a number of iterations.

    Raises ValueError, which lists what is allowed, on any other.
    """
    if name == "random":
        return RandomBot(name)
    if name == "greedy":
        return GreedyBot(name)
    if name == "easy":
        return SearchBot(name, EASY)
    if name == "medium":
        return SearchBot(name, MEDIUM)
    if name == "hard":
        return SearchBot(name, HARD)
    if name == "search":
        return SearchBot(name, Settings(SEARCH))
    kind, colon, number = name.partition(":")
    if kind == "search" and colon and number.isascii() and number.isdigit():
        iterations = int(number)
        if 1 <= iterations <= MOST_ITERATIONS:
            return SearchBot(name, Settings(iterations))
    raise ValueError(
        f"there is no bot {name!r}; allowed: {', '.join(BOTS)}, "
        f"search:N with 1 to {MOST_ITERATIONS} iterations"
    )

"""The bots by name, the levels for people among them."""

from collections.abc import Generator as Steps
from importlib import import_module
from typing import Final

from iteru.bots.bot import Answer, Bot
from iteru.bots.greedy import GreedyBot
from iteru.bots.level_table import LEVELS, LevelBot
from iteru.bots.outsider import Outsider
from iteru.bots.random import RandomBot
from iteru.bots.search import SearchBot
from iteru.bots.settings import SHIPPED, Settings
from iteru.kernel.state import State

BOTS: Final = ("random", "greedy", "search", *LEVELS)
SEARCH: Final = 800  # iterations of "search"; "search:N" has N
MOST_ITERATIONS: Final = 1_000_000


def bot_named(name: str) -> Bot:
    """The bot of this name: one of BOTS, a search, or a class.

    "search:800" names its iterations, "search:800@FILE" also a network (`network_file.py`), and
    "search:800@none" the game's own judgement, whatever network the package brings.
    Raises ValueError, which lists what is allowed, on any other.
    """
    found = entrant_named(name)
    if isinstance(found, Bot):
        return found
    raise ValueError(f"{name} plays in the arena only")


def choose_in_steps(
    name: str, known: State, seed: int, at_most: float | None = None
) -> "Steps[object, None, Answer]":
    """What the bot of this name chooses, as a job: `functools.partial` of this can be pickled."""
    return bot_named(name).choose_in_steps(known, seed, at_most)


def entrant_named(name: str) -> Bot | Outsider:
    """A player for the arena: a bot, or another program. Raises ValueError as `bot_named`."""
    if name == "random":
        return RandomBot(name)
    if name == "greedy":
        return GreedyBot(name)
    if name in LEVELS:
        return LevelBot(name)
    if name == "search":
        return SearchBot(name, Settings(SEARCH))
    kind, _, rest = name.partition(":")
    number, at, network = rest.partition("@")
    if kind == "search" and number.isascii() and number.isdigit() and bool(at) == bool(network):
        iterations = int(number)
        if 1 <= iterations <= MOST_ITERATIONS:
            return SearchBot(name, Settings(iterations, network=network if at else SHIPPED))
    elif kind.replace(".", "_").isidentifier() and rest.isidentifier():
        return imported(name, kind, rest)
    raise ValueError(
        f"there is no bot {name!r}; allowed: {', '.join(BOTS)}, "
        f"search:N with 1 to {MOST_ITERATIONS} iterations, search:N@FILE with a network, "
        "package.module:Class"
    )


def imported(name: str, module: str, attribute: str) -> Bot | Outsider:
    """A bot that is not ours: its class is called with its name."""
    try:
        found: object = getattr(import_module(module), attribute)(name)
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"there is no bot {name!r}: {error}") from error
    if isinstance(found, Bot | Outsider):
        return found
    raise ValueError(f"there is no bot {name!r}: it is neither a Bot nor an Outsider")

"""Iteru: board games of the Nile, complete and exact, as a fast library.

>>> import iteru
>>> game = iteru.load("fertility")
>>> state = game.new(seats=3, seed=7)
>>> state.play(state.legal()[0])
>>> iteru.playout(state, seed=1) > 0 and state.over
True
"""

import iteru.games  # noqa: F401  loaded first, so that the name stays the function games()
from iteru.kernel import state as _state
from iteru.kernel.buffers import Buffers
from iteru.kernel.errors import (
    BlankChance,
    ComponentsError,
    IllegalAction,
    NotationError,
    RecordError,
    UnknownGame,
)
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator
from iteru.kernel.journal import Journal
from iteru.kernel.match import Match
from iteru.kernel.options import Option
from iteru.kernel.playout import playout
from iteru.kernel.record import Record
from iteru.kernel.registry import games, load
from iteru.kernel.state import State
from iteru.kernel.vector_game import VectorGame

__version__ = "0.1.0"

__all__ = [
    "BlankChance",
    "Buffers",
    "ComponentsError",
    "Game",
    "Generator",
    "IllegalAction",
    "Journal",
    "Match",
    "NotationError",
    "Option",
    "Record",
    "RecordError",
    "State",
    "UnknownGame",
    "VectorGame",
    "build",
    "games",
    "load",
    "playout",
]


def build() -> str:
    """Which of the two builds runs: "compiled" (mypyc) or "interpreted"."""
    return "interpreted" if str(_state.__file__).endswith(".py") else "compiled"

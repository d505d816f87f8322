"""Which games exist: folders of iteru.games, and other packages by their entry points."""

import importlib
import pkgutil
from importlib.metadata import entry_points

from iteru.kernel.errors import UnknownGame
from iteru.kernel.game import Game

_loaded: dict[str, Game] = {}


def _modules() -> dict[str, str]:
    """The module of each game by its id; the module's GAME is the game."""
    folder = importlib.import_module("iteru.games")
    found = {
        module.name: f"iteru.games.{module.name}"
        for module in pkgutil.iter_modules(folder.__path__)
        if module.ispkg
    }
    for entry in entry_points(group="iteru.games"):
        found.setdefault(entry.name, entry.value)
    return found


def games() -> tuple[str, ...]:
    """The ids of the games that exist, e.g. ("fertility",)."""
    return tuple(sorted(_modules()))


def load(name: str) -> Game:
    """The game with this id, loaded once. Raises UnknownGame, which lists those that exist."""
    if name not in _loaded:
        modules = _modules()
        if name not in modules:
            raise UnknownGame(f"there is no game {name!r}; allowed: {', '.join(sorted(modules))}")
        game = getattr(importlib.import_module(modules[name]), "GAME", None)
        if not isinstance(game, Game):
            raise UnknownGame(f"{modules[name]} holds no GAME that is an iteru game")
        _loaded[name] = game
    return _loaded[name]

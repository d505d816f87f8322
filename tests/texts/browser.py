"""The texts of a game as the browser has them: the engine's, and those of the client's board."""

from pathlib import Path

import iteru
from iteru.texts import Catalogue

BOARDS = Path(__file__).parents[2] / "client/src/games"


def own_texts(game: str) -> Path:
    """The folder of what only the browser says."""
    return BOARDS / game / "texts"


def browser_catalogue(language: str, game: str) -> Catalogue:
    return Catalogue(language, iteru.load(game), [own_texts(game)])

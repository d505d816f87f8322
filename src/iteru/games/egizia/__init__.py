"""Egizia, by Tinto, Gigli, Brasini and Luperto: every rule of the booklet, for 2 to 4 players."""

from iteru.games.egizia.game import GAME

__all__ = ["GAME"]

"""Kemet, by Bariot and Montiage: every rule of the base game, for 2 to 5 players."""

from iteru.games.kemet.game import GAME

__all__ = ["GAME"]

"""Fertility (Dolina Nilu), by Cyrille Leroy: every rule of the booklet, for 2 to 4 players."""

from iteru.games.fertility.game import GAME

__all__ = ["GAME"]

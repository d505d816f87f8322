"""Pharaon, by Sylas and Henri Pym: every rule of the booklet, for 1 to 5 players."""

from iteru.games.pharaon.game import GAME

__all__ = ["GAME"]

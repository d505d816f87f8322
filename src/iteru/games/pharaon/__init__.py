"""Pharaon, for 1 to 5 players: every rule of the booklet.

By Sylvain “Sylas” Lasjuilliarias and Henri “Pym” Molliné, published by Catch Up Games.
"""

from iteru.games.pharaon.game import GAME

__all__ = ["GAME"]

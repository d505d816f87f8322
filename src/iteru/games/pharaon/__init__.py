"""Pharaon, by Sylvain “Sylas” Lasjuilliarias and Henri “Pym” Molliné: every rule, 1 to 5 players."""

from iteru.games.pharaon.game import GAME

__all__ = ["GAME"]

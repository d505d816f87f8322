"""Environments for research: the games behind PettingZoo, Gymnasium and OpenSpiel.

They need the extra `iteru[research]`; each module imports its library only.
"""

"""Positions that bots are asked about."""

import iteru
from iteru.kernel.generator import seeded
from iteru.kernel.state import State


def middle_game(seats: int, decisions: int) -> State:
    """Fertility after this many random decisions, or at its end."""
    state = iteru.load("fertility").new(seats, 3)
    chance = seeded(9)
    while not state.over and decisions > 0:
        codes = state.legal()
        state.play(codes[chance.below(len(codes))])
        decisions -= 1
    return state

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


def positions(game: str, seats: int, every: int = 15) -> list[State]:
    """Of a random game, its end the last."""
    state = iteru.load(game).new(seats, 4)
    chance = seeded(2)
    found = []
    moves = 0
    while not state.over:
        if moves % every == 0:
            found.append(state.copy())
        codes = state.legal()
        state.play(codes[chance.below(len(codes))])
        moves += 1
    return [*found, state]

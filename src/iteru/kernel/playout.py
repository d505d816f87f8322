"""Random play, as fast as possible: for benchmarks, tests and searches."""

from iteru.kernel.generator import seeded
from iteru.kernel.state import State


def playout(state: State, seed: int) -> int:
    """Plays this state at random to the end; returns the number of decisions."""
    chance = seeded(seed)
    decisions = 0
    while state.to_move >= 0:
        codes = state.open_codes
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    return decisions

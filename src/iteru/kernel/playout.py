"""Random play, as fast as possible: for benchmarks, tests and searches."""

from typing import Final

from iteru.kernel.generator import seeded
from iteru.kernel.state import State

WITHOUT_END: Final = 1 << 60


def playout(state: State, seed: int, at_most: int = WITHOUT_END) -> int:
    """Plays this state at random to the end, or so many decisions; returns their number."""
    chance = seeded(seed)
    decisions = 0
    while state.to_move >= 0 and decisions < at_most:
        codes = state.open_codes
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    return decisions

"""Positions of Ibis."""

from tests.kernel.toy import IBIS, ToyState


def begin(seats: int = 2, seed: int = 1, **options: str) -> ToyState:
    return IBIS.new(seats, seed, options)


def at(decision: str, seats: int = 2, seed: int = 1) -> ToyState:
    """The first state with this decision when the first legal code is always played."""
    state = begin(seats, seed)
    while state.decision != decision:
        state.play(state.legal()[0])
    return state

"""Endings: where neither chance nor a secret matters any more, every way to the end is played."""

from typing import Final

from iteru.kernel.errors import NotKnown
from iteru.kernel.state import State

FARTHEST: Final = 30  # decisions to the end
GUESSES: Final = 4  # at what is hidden: if all are alike, nothing is
SAME: Final = 1e-9


class _Unclear(Exception):
    """The rest of the game is too long, or depends on chance or on a secret."""


class Ending:
    """A position whose rest is played out, no more than so many positions of it."""

    def __init__(self, most: int) -> None:
        self._left = most

    def results(self, state: State, depth: int) -> list[float]:
        """By seat, if all play as well as they can; raises _Unclear.

        Who can choose between ways that are equally good for them takes any of these.
        """
        if state.over:
            return state.results()
        after = self.results_of_choices(state, depth)
        mover = state.to_move
        most = max(results[mover] for results in after.values())
        best = [results for results in after.values() if results[mover] >= most - SAME]
        return [sum(column) / len(best) for column in zip(*best)]

    def results_of_choices(self, state: State, depth: int) -> dict[int, list[float]]:
        if depth == FARTHEST or state.secret:
            raise _Unclear
        found: dict[int, list[float]] = {}
        for code in state.open_codes:
            self._left -= 1
            if self._left < 0:
                raise _Unclear
            after = state.copy()
            after.apply(code)
            found[code] = self.results(after, depth + 1)
        return found


def played_out(known: State, most: int) -> dict[int, list[float]] | None:
    """The certain results by seat after each choice; None if they are not certain or take longer.

    `most` is the number of positions that are looked at.
    """
    if hides_something(known):
        return None
    try:
        return Ending(most).results_of_choices(known, 0)
    except (_Unclear, NotKnown):
        return None


def hides_something(known: State) -> bool:
    """Whether the mover lacks knowledge of more than what chance will bring."""
    first = known.determinize(known.to_move, 0)
    for seed in range(1, GUESSES):
        other = known.determinize(known.to_move, seed)
        other.generator = first.generator.copy()
        if other != first:
            return True
    return False

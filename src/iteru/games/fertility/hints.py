"""What Fertility's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence

from iteru.games.fertility import final_scoring
from iteru.games.fertility.state import Fields
from iteru.kernel.ranking import chances_of_victory


def evaluations(state: Fields) -> list[float]:
    points = [float(sum(final_scoring.parts(state, seat))) for seat in range(state.seats)]
    return chances_of_victory(points, 10.0)


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    return [1.0] * len(codes)

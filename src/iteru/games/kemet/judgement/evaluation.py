"""What Kemet's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence

from iteru.games.kemet.judgement import outlook
from iteru.games.kemet.judgement.weights import move_weights
from iteru.games.kemet.state import Fields


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win."""
    return outlook.evaluations(state)


def explain(state: Fields, seat: int) -> list[tuple[str, float]]:
    """What a seat may hope for in victory points, by reason (reasons.py)."""
    return outlook.explain(state, seat)


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of points that each may bring."""
    return move_weights(state, codes)

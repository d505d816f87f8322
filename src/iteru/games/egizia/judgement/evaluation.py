"""What Egizia's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence
from typing import Final

from iteru.games.egizia.box.ids import ROUNDS
from iteru.games.egizia.judgement.outlook import Outlook
from iteru.games.egizia.judgement.outlook_river import River
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.judgement.weights import move_weights
from iteru.games.egizia.state import Fields
from iteru.kernel.ranking import chances_of_victory

BUILDING: Final = 5  # the phase
SPREAD: Final = 3.0  # points: how much a result still varies in the end,
SPREAD_A_ROUND: Final = 5.0  # and more with every round to come


def expected_points(state: Fields) -> list[float]:
    """By seat: the points that it may hope for, but for what all gain alike."""
    board = Board(state)
    hopes: list[float] = []
    for seat in range(state.seats):
        outlook = Outlook(state, seat, board)
        points = outlook.points()
        if board.ahead:
            points += River(outlook).hopes()
        hopes.append(points)
    return hopes


def rounds_to_come(state: Fields) -> float:
    """With the part of the round in play that is left."""
    later = float(ROUNDS - state.round)
    if state.phase < BUILDING:
        return later + 1.0
    return later + 0.6 if state.phase == BUILDING else later


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the points that each may hope for."""
    spread = SPREAD + SPREAD_A_ROUND * rounds_to_come(state)
    return chances_of_victory(expected_points(state), spread)


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of points that each may bring."""
    return move_weights(state, codes)

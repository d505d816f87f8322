"""What Egizia's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence
from typing import Final

from iteru.games.egizia.box.ids import ROUNDS
from iteru.games.egizia.judgement.outlook import Outlook
from iteru.games.egizia.judgement.outlook_river import River
from iteru.games.egizia.judgement.outlook_sites import Board
from iteru.games.egizia.judgement.reasons import REASONS, SHIPS
from iteru.games.egizia.judgement.weights import move_weights
from iteru.games.egizia.state import Fields
from iteru.kernel.ranking import chances_of_victory
from iteru.kernel.rows import i64, vec

BUILDING: Final = 5  # the phase
SPREAD: Final = 3.0  # points: how much a result still varies in the end,
SPREAD_A_ROUND: Final = 5.0  # and more with every round to come


def fill_parts(parts: vec[float], state: Fields, seat: i64, board: Board) -> None:
    """What the seat can expect, by part, but for what all gain alike."""
    outlook = Outlook(state, seat, board)
    outlook.fill(parts)
    parts[SHIPS] = River(outlook).points() if len(board.ahead) > 0 else 0.0


def expected_points(state: Fields) -> list[float]:
    """By seat: the sum of its parts."""
    board = Board(state)
    parts = vec[float]([0.0] * len(REASONS))
    found: list[float] = []
    for seat in range(state.seats):
        fill_parts(parts, state, seat, board)
        found.append(sum(points for points in parts))
    return found


def explain(state: Fields, seat: i64) -> list[tuple[str, float]]:
    """The parts of what the seat can expect, with their names."""
    parts = vec[float]([0.0] * len(REASONS))
    fill_parts(parts, state, seat, Board(state))
    return [(reason, parts[part]) for part, reason in enumerate(REASONS)]


def rounds_to_come(state: Fields) -> float:
    """With the part of the round in play that is left."""
    later = float(ROUNDS - state.round)
    if state.phase < BUILDING:
        return later + 1.0
    return later + 0.6 if state.phase == BUILDING else later


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the points that each can expect."""
    spread = SPREAD + SPREAD_A_ROUND * rounds_to_come(state)
    return chances_of_victory(expected_points(state), spread)


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of points that each may bring."""
    return move_weights(state, codes)

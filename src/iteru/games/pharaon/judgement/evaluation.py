"""What Pharaon's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence
from typing import Final

from iteru.games.pharaon.judgement.outlook import (
    Outlook,
    first_player_chances,
    half_rounds,
    pharaoh_chances,
)
from iteru.games.pharaon.judgement.outlook_traitor import traitor_hopes
from iteru.games.pharaon.judgement.weights import move_weights
from iteru.games.pharaon.state import Fields, is_solo
from iteru.kernel.ranking import chances_of_victory

SPREAD: Final = 4.0  # points: how much a result still varies in the end,
SPREAD_A_HALF: Final = 1.1  # and more with every half round to come


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the points that each may hope for; alone, against those
    of the Traitor."""
    pharaoh = pharaoh_chances(state)
    first = first_player_chances(state)
    hopes: list[float] = []
    halves = 0
    for seat in range(state.seats):
        hopes.append(Outlook(state, seat, pharaoh[seat], first[seat]).expected_points())
        halves += half_rounds(state, seat)
    if is_solo(state):
        hopes.append(traitor_hopes(state))
    spread = SPREAD + SPREAD_A_HALF * halves / state.seats
    return chances_of_victory(hopes, spread)[: state.seats]


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of points that each may bring."""
    return move_weights(state, codes)

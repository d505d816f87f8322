"""What Pharaon's bots look at: an evaluation of a position, and rough weights of moves."""

from collections.abc import Sequence
from typing import Final

from iteru.games.pharaon.judgement.outlook import Outlook
from iteru.games.pharaon.judgement.outlook_chances import (
    first_player_chances,
    half_rounds,
    pharaoh_chances,
)
from iteru.games.pharaon.judgement.outlook_traitor import traitor_hopes
from iteru.games.pharaon.judgement.weights import move_weights
from iteru.games.pharaon.state import Fields, is_solo
from iteru.kernel.ranking import chances_of_victory
from iteru.kernel.rows import i64

SPREAD: Final = 4.0  # points: how much a result still varies in the end,
SPREAD_A_HALF: Final = 1.1  # and more with every half round to come


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the points that each may hope for; alone, against those
    of the Traitor."""
    hoped = hopes(state)
    halves: i64 = 0
    for seat in range(state.seats):
        halves += half_rounds(state, seat)
    if is_solo(state):
        hoped.append(traitor_hopes(state))
    spread = SPREAD + SPREAD_A_HALF * float(halves) / float(state.seats)
    return chances_of_victory(hoped, spread)[: state.seats]


def hopes(state: Fields) -> list[float]:
    """By seat: the points that it may hope for."""
    pharaoh = pharaoh_chances(state)
    first = first_player_chances(state)
    return [
        Outlook(state, seat, pharaoh[seat], first[seat]).expected_points()
        for seat in range(state.seats)
    ]


def explain(state: Fields, seat: int) -> list[tuple[str, float]]:
    """The points that a seat may hope for, by their parts."""
    pharaoh = pharaoh_chances(state)[seat]
    first = first_player_chances(state)[seat]
    return Outlook(state, seat, pharaoh, first).explained()


def weights(state: Fields, codes: Sequence[int]) -> list[float]:
    """How promising these answers to the question now are: exp of points that each may bring."""
    return move_weights(state, codes)

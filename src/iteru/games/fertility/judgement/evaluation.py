"""How good a position is for each seat: its chance to win."""

from typing import Final

from iteru.games.fertility.judgement.outlook import Outlook, monument_hopes
from iteru.games.fertility.state import Fields
from iteru.kernel.ranking import chances_of_victory

SPREAD: Final = 3.0  # debens: how much a result still varies in the last turn,
SPREAD_A_TURN: Final = 1.0  # and more with every turn of a seat to come


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the debens that each may hope for."""
    debens = monument_hopes(state)
    for seat in range(state.seats):
        debens[seat] += Outlook(state, seat).expected_debens()
    turns = (state.turns - state.turn) / state.seats
    return chances_of_victory(debens, SPREAD + SPREAD_A_TURN * turns)

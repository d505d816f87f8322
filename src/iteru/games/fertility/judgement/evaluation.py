"""How good a position is for each seat: its chance to win, and the reasons for it."""

from typing import Final

from iteru.games.fertility.judgement.outlook import Outlook, monument_hopes
from iteru.games.fertility.judgement.reasons import REASONS
from iteru.games.fertility.state import Fields
from iteru.kernel.ranking import chances_of_victory
from iteru.kernel.rows import i64

SPREAD: Final = 3.0  # debens: how much a result still varies in the last turn,
SPREAD_A_TURN: Final = 1.0  # and more with every turn of a seat to come


def evaluations(state: Fields) -> list[float]:
    """By seat: the chance to win, from the debens that each may hope for."""
    turns = float(state.turns - state.turn) / float(state.seats)
    return chances_of_victory(hopes(state), SPREAD + SPREAD_A_TURN * turns)


def hopes(state: Fields) -> list[float]:
    """By seat: the debens that it may hope for."""
    debens = monument_hopes(state)
    for seat in range(state.seats):
        debens[seat] += Outlook(state, seat).expected_debens()
    return debens


def explain(state: Fields, seat: i64) -> list[tuple[str, float]]:
    """The debens that a seat may hope for, by their parts."""
    outlook = Outlook(state, seat)
    outlook.expected_debens()
    debens = [
        outlook.from_generic,
        outlook.from_special,
        outlook.from_statues,
        monument_hopes(state)[seat],
        outlook.wheat(),
        outlook.from_hand,
        outlook.from_open,
        outlook.from_turns(),
    ]
    return list(zip(REASONS, debens, strict=True))

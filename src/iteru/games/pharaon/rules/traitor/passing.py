"""The Traitor passes, and then moves in the Pyramid of Time (P11.7.1)."""

from iteru.games.pharaon.box.components import PYRAMID
from iteru.games.pharaon.box.ids import (
    BASICS,
    INCOME_ANY_BASIC,
    INCOME_OFFERING,
    INCOME_SILVER,
    INCOMES,
    SILVER,
)
from iteru.games.pharaon.rules.offering_tokens import draw_from_bag, give_offering
from iteru.games.pharaon.rules.passing import enter_pyramid, is_last, take_first_player_token
from iteru.games.pharaon.rules.pyramid import move, row_of
from iteru.games.pharaon.rules.resources import gain
from iteru.games.pharaon.state import Fields, traitor_of
from iteru.games.pharaon.telling import events_cards
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def pass_traitor(state: Fields) -> None:
    """P11.7.1 It takes no jar; first to pass, it goes to row 1 and takes the first player token."""
    traitor = traitor_of(state)
    enter_pyramid(state, traitor)
    if not is_last(state):
        take_first_player_token(state, traitor)


def move_traitor(state: Fields) -> None:
    """P11.7.1 One space on, with the income of the new space; on the last space it stays."""
    traitor = traitor_of(state)
    row = row_of(state, traitor)
    if not move(state, traitor, row):
        return
    income = PYRAMID[row][state.index[traitor]]
    if income == INCOME_ANY_BASIC:
        gain(state, traitor, most_plentiful(state))
    elif income == INCOME_SILVER:
        gain(state, traitor, SILVER)
    elif income == INCOME_OFFERING:
        take_token(state)
    else:
        raise AssertionError(f"{INCOMES[income]} is no income")


def most_plentiful(state: Fields) -> i64:
    """P11.7.1 The basic resource with the largest stock, the first of them on a tie."""
    found = 0
    for resource in range(1, BASICS):
        if state.supply[resource] > state.supply[found]:
            found = resource
    return found


def take_token(state: Fields) -> None:
    """P11.7.1 A random token from the bag, never from the bonus area."""
    traitor = traitor_of(state)
    token = draw_from_bag(state)
    if token == NONE:
        return
    give_offering(state, traitor, token)
    events_cards.tell_offering_taken(state, traitor, token, NONE)

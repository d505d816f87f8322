"""Who could hold Veto or Escape (K6.6) as the others see it (K19.1): they are asked for it."""

from iteru.games.kemet.box.components import DI_COUNT
from iteru.games.kemet.rules.prayer_points import card_cost
from iteru.games.kemet.state import Fields
from iteru.kernel.rows import i64


def could_hold(state: Fields, seat: i64, card: i64) -> bool:
    """K19.1 He has a card in hand, and not all copies of this one lie in the discard pile."""
    return state.hand_sizes[seat] > 0 and state.discard[card] < DI_COUNT[card]


def can_pay_card(state: Fields, seat: i64, card: i64) -> bool:
    """K15.1"""
    return card_cost(state, seat, card) <= state.prayer[seat]


def could_react(state: Fields, seat: i64, card: i64) -> bool:
    """Whether Veto or Escape is asked of the seat: it could hold and pay it."""
    return could_hold(state, seat, card) and can_pay_card(state, seat, card)

"""Step 2 of a turn: build a District (F5)."""

from iteru.games.fertility import events
from iteru.games.fertility.actions import (
    BUILD,
    BUILD_PASS,
    FIRST_PAYMENT_OF,
    PAYMENT_USES,
    PAYMENTS,
)
from iteru.games.fertility.components import COST, KINDS, SPOTS, WHEAT
from iteru.games.fertility.state import Fields
from iteru.kernel.plain import NONE


def legal_build(state: Fields, seat: int) -> list[int]:
    """F5.2 A District of the display with a payment, or none. F5.1 It needs a free spot.

    F5.3 The cost is paid by any mix of the hand and of wheat; F5.5 exactly.
    """
    codes: list[int] = []
    if state.spots[seat * SPOTS + SPOTS - 1] == NONE:
        purse = state.wheat[seat]
        for resource in range(KINDS):
            purse += state.hand[resource]
        for district in state.display:
            cost = COST[district]
            if cost <= purse:
                for payment in range(FIRST_PAYMENT_OF[cost], FIRST_PAYMENT_OF[cost + 1]):
                    if cost == 0 or can_pay(state, seat, payment):
                        codes.append(BUILD + district * PAYMENTS + payment)
        codes.sort()
    codes.append(BUILD_PASS)
    return codes


def can_pay(state: Fields, seat: int, payment: int) -> bool:
    """F5.3 Wheat must not go below 0; F5.4 tokens on Shops never pay."""
    uses = payment * 5
    for resource in range(KINDS):
        if PAYMENT_USES[uses + resource] > state.hand[resource]:
            return False
    return PAYMENT_USES[uses + WHEAT] <= state.wheat[seat]


def apply_build(state: Fields, seat: int, code: int) -> None:
    """F5.4 What was paid goes back to the Stock; the District takes the first free spot."""
    state.pending.pop()
    if code == BUILD_PASS:
        return
    district, payment = divmod(code - BUILD, PAYMENTS)
    for resource in range(KINDS):
        used = PAYMENT_USES[payment * 5 + resource]
        state.hand[resource] -= used
        state.stock[resource] += used
    state.wheat[seat] -= PAYMENT_USES[payment * 5 + WHEAT]
    spot = seat * SPOTS
    while state.spots[spot] != NONE:
        spot += 1
    state.spots[spot] = district
    state.display[state.display.index(district)] = NONE
    state.built = 1
    if state.journal is not None:
        events.tell_built(state, seat, district, payment, spot - seat * SPOTS)

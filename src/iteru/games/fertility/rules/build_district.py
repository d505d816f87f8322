"""Step 2 of a turn: build a District (F5)."""

from iteru.games.fertility.actions import (
    BUILD,
    BUILD_PASS,
    FIRST_PAYMENT_OF,
    PAYMENT_USES,
    PAYMENTS,
)
from iteru.games.fertility.box.components import COST, KINDS, SPOTS, WHEAT
from iteru.games.fertility.state import Fields
from iteru.games.fertility.telling import events
from iteru.kernel.plain import NONE


def legal_build(state: Fields, seat: int) -> list[int]:
    """F5.2 A District of the display with a payment, or none. F5.1 It needs a free spot.

    F5.3 The cost is paid by any mix of the hand and of wheat; F5.5 exactly.
    """
    codes: list[int] = []
    if state.spots[seat * SPOTS + SPOTS - 1] == NONE:
        payments = [[0], single_payments(state, seat), double_payments(state, seat)]
        for district in state.display:
            for payment in payments[COST[district]]:
                codes.append(BUILD + district * PAYMENTS + payment)
        codes.sort()
    codes.append(BUILD_PASS)
    return codes


def goods_of(state: Fields, seat: int) -> list[int]:
    """F5.3 What can pay: the hand and wheat; F5.4 tokens on Shops never do."""
    return [*state.hand, state.wheat[seat]]


def single_payments(state: Fields, seat: int) -> list[int]:
    goods = goods_of(state, seat)
    return [FIRST_PAYMENT_OF[1] + good for good in range(5) if goods[good] > 0]


def double_payments(state: Fields, seat: int) -> list[int]:
    goods = goods_of(state, seat)
    found: list[int] = []
    payment = FIRST_PAYMENT_OF[2]
    for good in range(5):
        for other in range(good, 5):
            needed = 2 if good == other else 1
            if goods[good] > 0 and goods[other] >= needed:
                found.append(payment)
            payment += 1
    return found


def apply_build(state: Fields, seat: int, code: int) -> None:
    """F5.4 What was paid goes back to the Stock; the District takes the first free spot."""
    state.pending.pop()
    if code == BUILD_PASS:
        return
    district, payment = (code - BUILD) // PAYMENTS, (code - BUILD) % PAYMENTS
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
    events.tell_built(state, seat, district, payment, spot - seat * SPOTS)

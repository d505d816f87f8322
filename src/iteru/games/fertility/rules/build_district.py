"""Step 2 of a turn: build a District (F5)."""

from iteru.games.fertility.actions import (
    BUILD,
    BUILD_PASS,
    FIRST_PAYMENT_OF,
    PAYMENT_USES,
    PAYMENTS,
)
from iteru.games.fertility.box.components import COST, DISPLAY, KINDS, SPOTS, WHEAT
from iteru.games.fertility.state import Fields
from iteru.games.fertility.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import append, i64, vec


def legal_build(state: Fields, seat: i64) -> list[int]:
    """F5.2 A District of the display with a payment, or none. F5.1 It needs a free spot.

    F5.3 The cost is paid by any mix of the hand and of wheat; F5.5 exactly.
    """
    codes: list[int] = []
    if state.spots[seat * SPOTS + SPOTS - 1] == NONE:
        payments = payments_of(state, seat)
        for district in state.display:
            first, end = FIRST_PAYMENT_OF[COST[district]], FIRST_PAYMENT_OF[COST[district] + 1]
            for payment in payments:
                if first <= payment < end:
                    codes.append(BUILD + district * PAYMENTS + payment)
        codes.sort()
    codes.append(BUILD_PASS)
    return codes


def payments_of(state: Fields, seat: i64) -> vec[i64]:
    """F5.3 What the hand and wheat can pay, ascending; F5.4 tokens on Shops never do."""
    goods = append(state.hand[:], state.wheat[seat])
    found = vec[i64]([0])
    for good in range(5):
        if goods[good] > 0:
            found = append(found, FIRST_PAYMENT_OF[1] + good)
    payment = FIRST_PAYMENT_OF[2]
    for good in range(5):
        for other in range(good, 5):
            needed = 2 if good == other else 1
            if goods[good] > 0 and goods[other] >= needed:
                found = append(found, payment)
            payment += 1
    return found


def apply_build(state: Fields, seat: i64, code: i64) -> None:
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
    for place in range(DISPLAY):
        if state.display[place] == district:
            state.display[place] = NONE
    state.built = 1
    events.tell_built(state, seat, district, payment, spot - seat * SPOTS)

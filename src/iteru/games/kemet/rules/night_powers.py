"""Powers used at Night (K5.3): Hand of God and Reinforcements."""

from typing import Final

from iteru.games.kemet.actions import BLESS, DECLINE, FIRST
from iteru.games.kemet.box.ids import COLOURS, NIGHT_PYRAMID_LEVEL, NIGHT_UNITS
from iteru.games.kemet.frames import (
    ASK_HAND_OF_GOD,
    ASK_POWER_ORDER,
    ASK_REINFORCEMENTS,
    NIGHT_POWER,
)
from iteru.games.kemet.rules.board import controller_of_district, pyramid_area
from iteru.games.kemet.rules.powers import has_power, power
from iteru.games.kemet.rules.raising import raise_pyramid
from iteru.games.kemet.rules.recruiting import begin_placing
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events, events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64

HAND_OF_GOD: Final = 0
REINFORCEMENTS: Final = 1


def begin_night_powers(state: Fields, seat: i64) -> None:
    """K5.3 Who has both decides their order."""
    has_hand = has_power(state, seat, NIGHT_PYRAMID_LEVEL)
    has_units = has_power(state, seat, NIGHT_UNITS)
    if has_hand and has_units:
        state.pending.push(ASK_POWER_ORDER, seat)
    elif has_hand:
        state.pending.push(NIGHT_POWER, seat, HAND_OF_GOD)
    elif has_units:
        state.pending.push(NIGHT_POWER, seat, REINFORCEMENTS)


def legal_power_order() -> list[int]:
    """K5.3"""
    return [FIRST + HAND_OF_GOD, FIRST + REINFORCEMENTS]


def apply_power_order(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    first = code - FIRST
    state.pending.push(NIGHT_POWER, seat, 1 - first)
    state.pending.push(NIGHT_POWER, seat, first)
    events.tell_first_power(state, seat, first)


def begin_night_power(state: Fields, seat: i64, which: i64) -> None:
    if which == HAND_OF_GOD:
        state.pending.push(ASK_HAND_OF_GOD, seat)
    else:
        assert which == REINFORCEMENTS
        begin_placing(state, seat, ASK_REINFORCEMENTS)


def legal_hand_of_god(state: Fields, seat: i64) -> list[int]:
    """K5.3.1 An own pyramid that no opponent controls."""
    found: list[int] = []
    rise = power(state, seat, NIGHT_PYRAMID_LEVEL)
    for colour in range(COLOURS):
        pyramid = seat * COLOURS + colour
        if state.levels[pyramid] + rise > state.max_level:
            continue
        area = pyramid_area(state, pyramid)
        if area == NONE or controller_of_district(state, area) == seat:
            found.append(BLESS + colour)
    found.append(DECLINE)
    return found


def apply_hand_of_god(state: Fields, seat: i64, code: i64) -> None:
    """K5.3.1 Free of charge."""
    state.pending.pop()
    if code == DECLINE:
        events_actions.tell_declined(state, seat, ASK_HAND_OF_GOD)
        return
    pyramid = seat * COLOURS + code - BLESS
    rise = power(state, seat, NIGHT_PYRAMID_LEVEL)
    raise_pyramid(state, seat, pyramid, state.levels[pyramid] + rise)

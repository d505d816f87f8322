"""Free abilities: Witch and Treasurer, before and after the action or pass (P9.6, P14.2)."""

from iteru.games.pharaon.actions import (
    END_TURN,
    GIVEN,
    SWAP_GET,
    SWAP_GIVE,
    USE_TREASURER,
    USE_WITCH,
)
from iteru.games.pharaon.box.ids import BASICS, KINDS, SILVER, TREASURER, WITCH
from iteru.games.pharaon.frames import ASK_SWAP_TREASURER, ASK_SWAP_WITCH
from iteru.games.pharaon.rules.resources import gain, spend
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def is_ready(state: Fields, seat: i64, noble: i64) -> bool:
    """P9.0 Owned, and not turned in this round."""
    return state.nobles[seat] & ~state.used & BIT[noble] != 0


def can_use_witch(state: Fields, seat: i64) -> bool:
    """P14.2 Unused, something to give, and something of another kind in stock."""
    return is_ready(state, seat, WITCH) and bool(legal_give(state, seat, WITCH))


def can_use_treasurer(state: Fields, seat: i64) -> bool:
    return is_ready(state, seat, TREASURER) and bool(legal_give(state, seat, TREASURER))


def begin_swap(state: Fields, seat: i64, code: i64) -> None:
    """P4.1 The question from which it was used stays below."""
    if code == USE_WITCH:
        state.pending.push(ASK_SWAP_WITCH, seat, NONE)
    else:
        state.pending.push(ASK_SWAP_TREASURER, seat)


def legal_give(state: Fields, seat: i64, noble: i64) -> list[int]:
    """P9.6 A basic resource or resource-offering for which there is something to get."""
    codes: list[int] = []
    for number in range(len(GIVEN)):
        if state.own[seat * KINDS + GIVEN[number]] > 0 and _has_something_for(
            state, number % BASICS, noble
        ):
            codes.append(SWAP_GIVE + number)
    return codes


def _has_something_for(state: Fields, given: i64, noble: i64) -> bool:
    """P9.6 Silver, or a basic resource of another kind than the one given."""
    if noble == TREASURER:
        return state.supply[SILVER] > 0
    return any(resource != given and state.supply[resource] > 0 for resource in range(BASICS))


def legal_swap_witch(state: Fields, seat: i64, given: i64) -> list[int]:
    """P14.1 What to give, then what to get."""
    if given == NONE:
        return legal_give(state, seat, WITCH)
    return [
        SWAP_GET + resource
        for resource in range(BASICS)
        if resource != given % BASICS and state.supply[resource] > 0
    ]


def apply_swap_witch(state: Fields, seat: i64, code: i64) -> None:
    given = state.pending.pop()
    if given == NONE:
        state.pending.push(ASK_SWAP_WITCH, seat, code - SWAP_GIVE)
        return
    swap(state, seat, WITCH, GIVEN[given], code - SWAP_GET)


def legal_swap_treasurer(state: Fields, seat: i64) -> list[int]:
    return legal_give(state, seat, TREASURER)


def apply_swap_treasurer(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    swap(state, seat, TREASURER, GIVEN[code - SWAP_GIVE], SILVER)


def swap(state: Fields, seat: i64, noble: i64, given: i64, gained: i64) -> None:
    """P9.6 One for one; the noble is turned."""
    state.used |= BIT[noble]
    events.tell_swapped(state, seat, noble, given, gained)
    spend(state, seat, given)
    gain(state, seat, gained)


def can_use_any(state: Fields, seat: i64) -> bool:
    return can_use_witch(state, seat) or can_use_treasurer(state, seat)


def legal_end_turn(state: Fields, seat: i64) -> list[int]:
    """P14.2 A usable free ability, or the end of the turn."""
    codes: list[int] = []
    if can_use_witch(state, seat):
        codes.append(USE_WITCH)
    if can_use_treasurer(state, seat):
        codes.append(USE_TREASURER)
    codes.append(END_TURN)
    return codes


def apply_end_turn(state: Fields, seat: i64, code: i64) -> None:
    """P14.2 After each use it is asked again if another ability remains."""
    if code == END_TURN:
        state.pending.pop()
    else:
        begin_swap(state, seat, code)

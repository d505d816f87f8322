"""Gaining resources from the limited supply, and paying with what is owned (P3.2, P3.4)."""

from iteru.games.pharaon.actions import BASIC
from iteru.games.pharaon.box.ids import BASICS, FIRST_OFFERING, KINDS, SILVER
from iteru.games.pharaon.state import Fields
from iteru.games.pharaon.telling import events
from iteru.kernel.rows import i64, vec


def gain(state: Fields, holder: i64, resource: i64) -> bool:
    """P3.4 One token of a resource; nothing, and False, if its stack is empty."""
    if state.supply[resource] == 0:
        events.tell_short(state, holder, resource)
        return False
    state.supply[resource] -= 1
    state.own[holder * KINDS + resource] += 1
    events.tell_gained(state, holder, resource)
    return True


def gain_all(state: Fields, holder: i64, resources: vec[i64]) -> None:
    """P3.4 Several are gained one by one, in printed order."""
    for resource in resources:
        gain(state, holder, resource)


def gain_silver(state: Fields, holder: i64, amount: i64) -> None:
    for _ in range(amount):
        gain(state, holder, SILVER)


def spend(state: Fields, holder: i64, kind: i64) -> None:
    """P3.2 A paid resource goes to the supply, a paid offering token to the discards."""
    state.own[holder * KINDS + kind] -= 1
    if kind < FIRST_OFFERING:
        state.supply[kind] += 1
    else:
        state.discards[kind - FIRST_OFFERING] += 1


def has_basic_in_stock(state: Fields) -> bool:
    supply = state.supply
    return supply[0] + supply[1] + supply[2] + supply[3] + supply[4] > 0


def legal_any_basic(state: Fields) -> list[int]:
    """P3.4 Only kinds with stock may be chosen; if there is none, nothing is gained."""
    return [BASIC + resource for resource in range(BASICS) if state.supply[resource] > 0]


def apply_any_basic(state: Fields, seat: i64, code: i64) -> None:
    """P6.3, P9.7 One basic resource of choice."""
    state.pending.pop()
    gain(state, seat, code - BASIC)

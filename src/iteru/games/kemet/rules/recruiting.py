"""Placing units from the reserve: Recruit (K7.4), Reinforcements (K5.3.2), Enlistment (K15.5).

One area after the other, each at most once in one placement, until `done`.
"""

from iteru.games.kemet.actions import DONE, PUT
from iteru.games.kemet.box.components import DI_AMOUNT, EXISTING
from iteru.games.kemet.box.ids import (
    ADD_UNITS,
    CITY_DISTRICTS,
    DI_TYPES,
    ENLISTMENT,
    MOST_UNITS,
    NIGHT_UNITS,
)
from iteru.games.kemet.frames import (
    AFTER_RECRUIT,
    ASK_ENLISTMENT,
    ASK_RECRUIT,
    ASK_REINFORCEMENTS,
    ASK_RETURN_CREATURES,
    FIGHT_WAITING,
)
from iteru.games.kemet.rules.board import (
    add_units,
    first_district,
    is_own_district,
    opponent_at,
    troop_limit,
    units_at,
)
from iteru.games.kemet.rules.creatures import districts_for_creature, in_reserve
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.rules.prayer_points import pay, recruit_cost
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT


def begin_placing(state: Fields, seat: i64, kind: i64) -> None:
    """ASK_RECRUIT, ASK_REINFORCEMENTS or ASK_ENLISTMENT."""
    state.put_areas = 0
    state.put_units = 0
    state.pending.push(kind, seat)


def units_left(state: Fields, seat: i64, kind: i64) -> i64:
    """How many units the placement may still bring: reserve, and what is allowed or payable."""
    if kind == ASK_REINFORCEMENTS:
        return min(state.reserve[seat], power(state, seat, NIGHT_UNITS) - state.put_units)
    if kind == ASK_ENLISTMENT:
        allowed = DI_AMOUNT[ADD_UNITS * DI_TYPES + ENLISTMENT]
        return min(state.reserve[seat], allowed - state.put_units)
    assert kind == ASK_RECRUIT
    money = state.prayer[seat] + recruit_cost(state, seat, state.put_units)
    units: i64 = 0
    while units < state.reserve[seat]:
        if recruit_cost(state, seat, state.put_units + units + 1) > money:
            break
        units += 1
    return units


def legal_put(state: Fields, seat: i64, kind: i64) -> list[int]:
    """K7.4.1 Districts of the own city; K5.3.2, K15.5 or one own troop elsewhere.

    K7.4.3 Never a captured district in another city by Recruit. K7.4.6 A district needs no pyramid.
    """
    found: list[int] = []
    left = units_left(state, seat, kind)
    if left > 0:
        limit = troop_limit(state, seat)
        first = first_district(state, seat)
        if kind == ASK_RECRUIT or not _may_go_outside(state, seat, kind):
            if not (kind == ASK_ENLISTMENT and _went_outside(state, seat)):
                for area in range(first, first + CITY_DISTRICTS):
                    _add_units_codes(state, seat, area, left, limit, found)
        else:
            for area in EXISTING[state.seats]:
                if is_own_district(state, seat, area) or units_at(state, seat, area) > 0:
                    _add_units_codes(state, seat, area, left, limit, found)
    found.append(DONE)
    return found


def _add_units_codes(
    state: Fields, seat: i64, area: i64, left: i64, limit: i64, found: list[int]
) -> None:
    """K8.3 As many as there is room for."""
    if state.put_areas & BIT[area]:
        return
    for units in range(min(left, limit - units_at(state, seat, area))):
        found.append(PUT + area * MOST_UNITS + units)


def _went_outside(state: Fields, seat: i64) -> bool:
    """Whether units of this placement went to a troop outside the own city."""
    own = BIT[first_district(state, seat)] * 7
    return state.put_areas & ~own != 0


def _may_go_outside(state: Fields, seat: i64, kind: i64) -> bool:
    """K5.3.2 One troop outside beside the city; K15.5 one troop outside instead of the city."""
    if kind == ASK_ENLISTMENT:
        return state.put_areas == 0
    return not _went_outside(state, seat)


def can_put(state: Fields, seat: i64, kind: i64) -> bool:
    """K15.1.1 Whether a placement that begins now could bring anything."""
    return len(legal_put(state, seat, kind)) > 1


def apply_put(state: Fields, seat: i64, kind: i64, code: i64) -> None:
    """K7.4.2 Each part pays the difference, so that all together cost what the sum costs."""
    if code == DONE:
        end_placing(state, seat, kind)
        return
    area, units = (code - PUT) // MOST_UNITS, (code - PUT) % MOST_UNITS + 1
    before = state.put_units
    state.put_units += units
    state.put_areas |= BIT[area]
    add_units(state, seat, area, units)
    events_actions.tell_units_placed(state, seat, area, units, kind)
    if kind == ASK_RECRUIT:
        cost = recruit_cost(state, seat, before + units) - recruit_cost(state, seat, before)
        pay(state, seat, cost)
    if opponent_at(state, seat, area) != NONE:
        state.waiting |= BIT[area]  # K7.4.5


def end_placing(state: Fields, seat: i64, kind: i64) -> None:
    """K7.4.4, K7.4.5 After Recruit creatures return; then the battles."""
    state.pending.pop()
    state.put_areas = 0
    state.put_units = 0
    if kind == ASK_RECRUIT:
        state.pending.push(AFTER_RECRUIT, seat)
    elif state.waiting:
        state.pending.push(FIGHT_WAITING, seat, 1 if kind == ASK_REINFORCEMENTS else 0)


def bring_creatures(state: Fields, seat: i64) -> None:
    """K7.4.4 Creatures in reserve must return with a Recruit action."""
    if state.waiting:
        state.pending.push(FIGHT_WAITING, seat)
    if in_reserve(state, seat) and districts_for_creature(state, seat):
        state.pending.push(ASK_RETURN_CREATURES, seat)

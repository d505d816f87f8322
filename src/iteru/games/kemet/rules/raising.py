"""Raising pyramids (K7.2)."""

from iteru.games.kemet.actions import DECLINE, PLACE, RAISE_NEW, RAISE_UP
from iteru.games.kemet.box.ids import CITY_DISTRICTS, COLOURS, DISTRICTS, MAX_LEVEL
from iteru.games.kemet.frames import ASK_PLACE_PYRAMID, ASK_RAISE
from iteru.games.kemet.rules.board import controller_of_district, first_district, pyramid_area
from iteru.games.kemet.rules.prayer_points import pay, raise_cost
from iteru.games.kemet.state import Fields, replaced
from iteru.games.kemet.telling import events, events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def legal_raise(state: Fields, seat: i64) -> list[int]:
    """K7.2.4 A pyramid that the seat controls, own or not, or an own one in reserve; any level
    that it can pay (K7.2.1, K7.2.2).
    """
    found: list[int] = []
    for district in range(DISTRICTS):
        pyramid = state.standing[district]
        if pyramid != NONE and controller_of_district(state, district) == seat:
            first = RAISE_UP + district * MAX_LEVEL - 1
            _add_levels(state, seat, state.levels[pyramid], first, found)
    for colour in range(COLOURS):
        if state.levels[seat * COLOURS + colour] == 0:
            _add_levels(state, seat, 0, RAISE_NEW + colour * MAX_LEVEL - 1, found)
    found.append(DECLINE)
    return found


def _add_levels(state: Fields, seat: i64, level: i64, first: i64, found: list[int]) -> None:
    for target in range(level + 1, state.max_level + 1):
        if raise_cost(state, seat, level, target) > state.prayer[seat]:
            return
        found.append(first + target)


def apply_raise(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    if code == DECLINE:
        events_actions.tell_declined(state, seat, ASK_RAISE)
        return
    if code >= RAISE_NEW:
        offset = code - RAISE_NEW
        pyramid = seat * COLOURS + offset // MAX_LEVEL
    else:
        offset = code - RAISE_UP
        pyramid = state.standing[offset // MAX_LEVEL]
    level = offset % MAX_LEVEL + 1
    pay(state, seat, raise_cost(state, seat, state.levels[pyramid], level))
    raise_pyramid(state, seat, pyramid, level)


def raise_pyramid(state: Fields, seat: i64, pyramid: i64, level: i64) -> None:
    """To a level; K7.2.3 one that comes from the reserve is placed at once."""
    before = state.levels[pyramid]
    state.levels = replaced(state.levels, pyramid, level)
    if before == 0:
        state.pending.push(ASK_PLACE_PYRAMID, seat, pyramid % COLOURS)
    area: i64 = NONE if before == 0 else pyramid_area(state, pyramid)
    events_actions.tell_raised(state, seat, pyramid, before, area)


def legal_place_pyramid(state: Fields, seat: i64, colour: i64) -> list[int]:
    """K3.6.2, K7.2.3 A district of the own city without a pyramid, whoever stands there."""
    first = first_district(state, seat)
    return [
        PLACE + colour * DISTRICTS + district
        for district in range(first, first + CITY_DISTRICTS)
        if state.standing[district] == NONE
    ]


def apply_place_pyramid(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    colour, district = (code - PLACE) // DISTRICTS, (code - PLACE) % DISTRICTS
    state.standing = replaced(state.standing, district, seat * COLOURS + colour)
    events.tell_pyramid_placed(state, seat, colour, district)

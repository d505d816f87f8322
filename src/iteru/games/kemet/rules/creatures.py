"""Placing creatures (K7.4.4, K11.2); creature_loss.py has how they leave a troop."""

from iteru.games.kemet.actions import DECLINE, PLACE_CREATURE
from iteru.games.kemet.box.ids import CITY_DISTRICTS, CREATURES, DISTRICTS
from iteru.games.kemet.rules.board import creature_at, first_district, units_at
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events_actions
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def districts_for_creature(state: Fields, seat: i64) -> list[int]:
    """K11.2, K11.5 Districts of the own city with an own unit and no own creature."""
    first = first_district(state, seat)
    return [
        district
        for district in range(first, first + CITY_DISTRICTS)
        if units_at(state, seat, district) > 0 and creature_at(state, seat, district) == NONE
    ]


def put_creature(state: Fields, seat: i64, creature: i64, area: i64) -> None:
    state.creature_area[creature] = area
    events_actions.tell_creature_placed(state, seat, creature, area)


def legal_place_creature(state: Fields, seat: i64, creature: i64) -> list[int]:
    """K11.2 At once in the city, or it stays in reserve."""
    first = PLACE_CREATURE + creature * DISTRICTS
    found = [first + district for district in districts_for_creature(state, seat)]
    found.append(DECLINE)
    return found


def apply_place_creature(state: Fields, seat: i64, creature: i64, code: i64) -> None:
    state.pending.pop()
    if code != DECLINE:
        put_creature(state, seat, creature, (code - PLACE_CREATURE) % DISTRICTS)
    else:
        events_actions.tell_creature_kept(state, seat, creature)


def in_reserve(state: Fields, seat: i64) -> list[int]:
    """K11.7 Own creatures that stand on their tiles."""
    return [
        creature
        for creature in range(CREATURES)
        if state.creature_owner[creature] == seat and state.creature_area[creature] == NONE
    ]


def legal_return_creatures(state: Fields, seat: i64) -> list[int]:
    """K7.4.4 Which goes where."""
    districts = districts_for_creature(state, seat)
    return [
        PLACE_CREATURE + creature * DISTRICTS + district
        for creature in in_reserve(state, seat)
        for district in districts
    ]


def apply_return_creatures(state: Fields, seat: i64, code: i64) -> None:
    """K7.4.4 Until none fits."""
    offset = code - PLACE_CREATURE
    put_creature(state, seat, offset // DISTRICTS, offset % DISTRICTS)
    if not in_reserve(state, seat) or not districts_for_creature(state, seat):
        state.pending.pop()

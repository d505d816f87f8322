"""What stands where: troops, creatures, pyramids, and who controls them (K1.4, K8.3, K12)."""

from iteru.games.kemet.box.components import PRINTED
from iteru.games.kemet.box.ids import (
    AREAS,
    CITY_DISTRICTS,
    COLOURS,
    CREATURES,
    DISTRICTS,
    TROOP_LIMIT,
)
from iteru.games.kemet.rules.powers import power
from iteru.games.kemet.state import Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def units_at(state: Fields, seat: i64, area: i64) -> i64:
    """Units of a seat in an area."""
    return state.units[seat * AREAS + area]


def add_units(state: Fields, seat: i64, area: i64, units: i64) -> None:
    """Units come from the reserve into an area."""
    state.units[seat * AREAS + area] += units
    state.reserve[seat] -= units


def remove_units(state: Fields, seat: i64, area: i64, units: i64) -> None:
    """Units go from an area to the reserve; their creature is not touched (creature_loss.py)."""
    state.units[seat * AREAS + area] -= units
    state.reserve[seat] += units


def opponent_at(state: Fields, seat: i64, area: i64) -> i64:
    """The opponent of a seat who has units in an area, or NONE; there is at most one (K1.6)."""
    for other in range(state.seats):
        if other != seat and state.units[other * AREAS + area] > 0:
            return other
    return NONE


def holder(state: Fields, area: i64) -> i64:
    """K12.1 Whose units stand in an area, or NONE; where a battle waits, the lower of two seats.

    K11.1 A creature alone holds nothing.
    """
    for seat in range(state.seats):
        if state.units[seat * AREAS + area] > 0:
            return seat
    return NONE


def troop_limit(state: Fields, seat: i64) -> i64:
    """K8.3 Most own units in one area."""
    legion = power(state, seat, TROOP_LIMIT)
    return legion if legion > 0 else PRINTED.troop_limit


def creature_at(state: Fields, seat: i64, area: i64) -> i64:
    """The creature that a seat has in an area, or NONE (K8.5: at most one)."""
    for creature in range(CREATURES):
        if state.creature_area[creature] == area and state.creature_owner[creature] == seat:
            return creature
    return NONE


def is_room_for(state: Fields, seat: i64, area: i64, units: i64, creature: i64) -> bool:
    """K8.3, K8.5 Whether a group may join what the seat has in an area, opponents left aside."""
    if state.units[seat * AREAS + area] + units > troop_limit(state, seat):
        return False
    return creature == NONE or creature_at(state, seat, area) == NONE


def first_district(state: Fields, seat: i64) -> i64:
    """The first of the three districts of a seat's city."""
    return state.city[seat] * CITY_DISTRICTS


def is_own_district(state: Fields, seat: i64, area: i64) -> bool:
    return area < DISTRICTS and area // CITY_DISTRICTS == state.city[seat]


def owner_of_city(state: Fields, city: i64) -> i64:
    """The seat whose city it is, or NONE."""
    for seat in range(state.seats):
        if state.city[seat] == city:
            return seat
    return NONE


def pyramid_area(state: Fields, pyramid: i64) -> i64:
    """The district where a pyramid (seat * COLOURS + colour) stands, NONE in reserve."""
    first = first_district(state, pyramid // COLOURS)
    if first < 0:
        return NONE
    for district in range(first, first + CITY_DISTRICTS):
        if state.standing[district] == pyramid:
            return district
    return NONE


def pyramid_level_at(state: Fields, area: i64) -> i64:
    """The level of the pyramid in an area, 0 if there is none."""
    if area >= DISTRICTS or state.standing[area] == NONE:
        return 0
    return state.levels[state.standing[area]]


def controller_of_district(state: Fields, district: i64) -> i64:
    """K12.2 Who controls the pyramid in a district: an opponent of its owner who has units there,
    else the owner; NONE if there is no pyramid.
    """
    pyramid = state.standing[district]
    if pyramid == NONE:
        return NONE
    owner = pyramid // COLOURS
    opponent = opponent_at(state, owner, district)
    return owner if opponent == NONE else opponent


def highest_controlled(state: Fields, seat: i64, colour: i64) -> i64:
    """K7.3.1 The highest level of a pyramid of this colour that the seat controls, own or not."""
    best: i64 = 0
    for district in range(DISTRICTS):
        pyramid = state.standing[district]
        if pyramid == NONE or pyramid % COLOURS != colour or state.levels[pyramid] <= best:
            continue
        if controller_of_district(state, district) == seat:
            best = state.levels[pyramid]
    return best

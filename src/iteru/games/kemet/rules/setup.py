"""Setup (K3): cities, pyramids and units, one player after the other."""

from iteru.games.kemet.actions import ALLOCATIONS, CITY, LEVELS, SPREAD, SPREADS
from iteru.games.kemet.box.components import BOARD_CITIES, PRINTED
from iteru.games.kemet.box.ids import CITY_DISTRICTS, COLOURS
from iteru.games.kemet.frames import ASK_LEVELS, ASK_PLACE_PYRAMID, ASK_UNITS
from iteru.games.kemet.rules.board import add_units, first_district
from iteru.games.kemet.state import Fields
from iteru.games.kemet.telling import events
from iteru.kernel.plain import NONE


def legal_city(state: Fields) -> list[int]:
    """K3.4 Cities that nobody has."""
    return [CITY + city for city in sorted(BOARD_CITIES[state.seats]) if city not in state.city]


def apply_city(state: Fields, seat: int, code: int) -> None:
    state.pending.pop()
    city = state.city[:]
    city[seat] = code - CITY
    state.city = city
    if state.journal is not None:
        events.tell_city(state, seat)


def begin_seat(state: Fields, seat: int) -> None:
    """K3.6 A player decides everything before the next one does."""
    state.pending.append((ASK_LEVELS, seat, 0))


def legal_levels() -> list[int]:
    """K3.6.1"""
    return [LEVELS + number for number in range(len(ALLOCATIONS))]


def apply_levels(state: Fields, seat: int, code: int) -> None:
    """K3.6.2 A pyramid of level 0 stays in reserve."""
    state.pending.pop()
    allocation = ALLOCATIONS[code - LEVELS]
    levels = state.levels[:]
    state.pending.append((ASK_UNITS, seat, 0))
    for colour in range(COLOURS - 1, -1, -1):
        levels[seat * COLOURS + colour] = allocation[colour]
        if allocation[colour] > 0:
            state.pending.append((ASK_PLACE_PYRAMID, seat, colour))
    state.levels = levels
    if state.journal is not None:
        events.tell_levels(state, seat)


def legal_units(state: Fields, seat: int) -> list[int]:
    """K3.6.3 Units only in districts with a pyramid."""
    first = first_district(state, seat)
    found: list[int] = []
    for number, spread in enumerate(SPREADS):
        if max(spread) > PRINTED.troop_limit:
            continue
        for district in range(CITY_DISTRICTS):
            if spread[district] > 0 and state.standing[first + district] == NONE:
                break
        else:
            found.append(SPREAD + number)
    return found


def apply_units(state: Fields, seat: int, code: int) -> None:
    state.pending.pop()
    first = first_district(state, seat)
    spread = list(SPREADS[code - SPREAD])
    for district, units in enumerate(spread):
        add_units(state, seat, first + district, units)
    if state.journal is not None:
        events.tell_units_set(state, seat, spread, first)

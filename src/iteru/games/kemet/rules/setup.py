"""Setup (K3): cities, pyramids and units, one player after the other."""

from collections.abc import Mapping

from iteru.games.kemet.actions import ALLOCATIONS, CITY, LEVELS, SPREAD, SPREADS
from iteru.games.kemet.box.components import BOARD_CITIES, PRINTED
from iteru.games.kemet.box.ids import CITY_DISTRICTS, COLOURS
from iteru.games.kemet.frames import (
    ASK_CITY,
    ASK_LEVELS,
    ASK_PLACE_PYRAMID,
    ASK_UNITS,
    BEGIN_ROUND,
    SETUP_SEAT,
)
from iteru.games.kemet.rules.board import add_units, first_district
from iteru.games.kemet.rules.di_deck import draw_cards
from iteru.games.kemet.state import Fields, replaced
from iteru.games.kemet.telling import events
from iteru.kernel.draws import shuffled
from iteru.kernel.generator import Generator
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def draw_order(seats: i64, generator: Generator) -> list[int]:
    """K3.6 The turn order of the first round."""
    return shuffled(list(range(seats)), generator)


def draw_cities(seats: i64, options: Mapping[str, str], generator: Generator) -> list[int]:
    """K3.4 Each seat's city by chance, or NONE where the players will choose."""
    if options["cities"] == "choose":
        return [NONE] * seats
    return shuffled(BOARD_CITIES[seats][:], generator)


def begin_setup(state: Fields) -> None:
    """K3.4 to K3.6 What the seats decide in turn order, and a first card for each (K3.5)."""
    state.pending.push(BEGIN_ROUND, NONE)
    for seat in reversed(list(state.order)):
        state.pending.push(SETUP_SEAT, seat)
    if NONE in state.city:
        for seat in reversed(list(state.order)):
            state.pending.push(ASK_CITY, seat)
    for seat in state.order:
        draw_cards(state, seat, PRINTED.setup_cards)


def legal_city(state: Fields) -> list[int]:
    """K3.4 Cities that nobody has."""
    return [CITY + city for city in sorted(BOARD_CITIES[state.seats]) if city not in state.city]


def apply_city(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    state.city = replaced(state.city, seat, code - CITY)
    events.tell_city(state, seat)


def begin_seat(state: Fields, seat: i64) -> None:
    """K3.6 A player decides everything before the next one does."""
    state.pending.push(ASK_LEVELS, seat)


def legal_levels() -> list[int]:
    """K3.6.1"""
    return [LEVELS + number for number in range(len(ALLOCATIONS))]


def apply_levels(state: Fields, seat: i64, code: i64) -> None:
    """K3.6.2 A pyramid of level 0 stays in reserve."""
    state.pending.pop()
    allocation = ALLOCATIONS[code - LEVELS]
    levels = state.levels[:]
    state.pending.push(ASK_UNITS, seat)
    for colour in range(COLOURS - 1, -1, -1):
        levels[seat * COLOURS + colour] = allocation[colour]
        if allocation[colour] > 0:
            state.pending.push(ASK_PLACE_PYRAMID, seat, colour)
    state.levels = levels
    events.tell_levels(state, seat)


def legal_units(state: Fields, seat: i64) -> list[int]:
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


def apply_units(state: Fields, seat: i64, code: i64) -> None:
    state.pending.pop()
    first = first_district(state, seat)
    spread = list(SPREADS[code - SPREAD])
    for district, units in enumerate(spread):
        add_units(state, seat, first + district, units)
    events.tell_units_set(state, seat, spread, first)

"""Victory points: temporary ones are read from the board, permanent ones are kept (K12)."""

from iteru.games.kemet.box.components import PRINTED, TEMPLES
from iteru.games.kemet.box.ids import DISTRICTS
from iteru.games.kemet.rules.board import controller_of_district, units_at
from iteru.games.kemet.state import SOURCES, Fields
from iteru.games.kemet.telling import events
from iteru.kernel.plain import NONE


def temple_points(state: Fields, seat: int) -> int:
    """K3.3, K12.3 One for each temple controlled."""
    found = 0
    for area in TEMPLES[state.seats]:
        if units_at(state, seat, area) > 0:
            found += 1
    return found


def pyramid_points(state: Fields, seat: int) -> int:
    """K12.3 For each pyramid of level 4 controlled."""
    found = 0
    for district in range(DISTRICTS):
        pyramid = state.standing[district]
        if pyramid == NONE or state.levels[pyramid] < PRINTED.vp_level:
            continue
        if controller_of_district(state, district) == seat:
            found += PRINTED.pyramid_vp
    return found


def permanent_points(state: Fields, seat: int) -> int:
    """K12.4"""
    return sum(state.points[seat * SOURCES : seat * SOURCES + SOURCES])


def total_points(state: Fields, seat: int) -> int:
    """K12.5"""
    return permanent_points(state, seat) + temple_points(state, seat) + pyramid_points(state, seat)


def gain_points(state: Fields, seat: int, source: int, amount: int) -> None:
    """K12.4 Permanent points, never lost; `source`: FROM_BATTLES to FROM_TILES.

    K2.6 There are always enough tokens.
    """
    points = state.points[:]
    points[seat * SOURCES + source] += amount
    state.points = points
    events.tell_points(state, seat, source, amount)

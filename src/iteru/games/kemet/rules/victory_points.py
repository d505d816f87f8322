"""Victory points: temporary ones are read from the board, permanent ones are kept (K12)."""

from iteru.games.kemet.box.components import PRINTED, TEMPLES
from iteru.games.kemet.box.ids import DISTRICTS
from iteru.games.kemet.rules.board import controller_of_district, units_at
from iteru.games.kemet.state import SOURCES, Fields, replaced
from iteru.games.kemet.telling import events
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def temple_points(state: Fields, seat: i64) -> i64:
    """K3.3, K12.3 One for each temple controlled."""
    found: i64 = 0
    for area in TEMPLES[state.seats]:
        if units_at(state, seat, area) > 0:
            found += 1
    return found


def pyramid_points(state: Fields, seat: i64) -> i64:
    """K12.3 For each pyramid of level 4 controlled."""
    found: i64 = 0
    for district in range(DISTRICTS):
        pyramid = state.standing[district]
        if pyramid == NONE or state.levels[pyramid] < PRINTED.vp_level:
            continue
        if controller_of_district(state, district) == seat:
            found += PRINTED.pyramid_vp
    return found


def permanent_points(state: Fields, seat: i64) -> i64:
    """K12.4"""
    return sum(state.points[seat * SOURCES + source] for source in range(SOURCES))


def total_points(state: Fields, seat: i64) -> i64:
    """K12.5"""
    return permanent_points(state, seat) + temple_points(state, seat) + pyramid_points(state, seat)


def gain_points(state: Fields, seat: i64, source: i64, amount: i64) -> None:
    """K12.4 Permanent points, never lost; `source`: FROM_BATTLES to FROM_TILES.

    K2.6 There are always enough tokens.
    """
    place = seat * SOURCES + source
    state.points = replaced(state.points, place, state.points[place] + amount)
    events.tell_points(state, seat, source, amount)

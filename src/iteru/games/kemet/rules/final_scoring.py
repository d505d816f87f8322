"""Points by source and places (K12, K14.2), which can be asked at any time: as if it ended now."""

from iteru.games.kemet.rules.turn_order import place_in_order
from iteru.games.kemet.rules.victory_points import pyramid_points, temple_points, total_points
from iteru.games.kemet.state import FROM_BATTLES, SOURCES, Fields
from iteru.kernel.ranking import ranks
from iteru.kernel.rows import i64


def parts(state: Fields, seat: i64) -> list[int]:
    """The points of a seat by source, in the order of PARTS: temporary ones first."""
    permanent = state.points[seat * SOURCES : seat * SOURCES + SOURCES]
    return [temple_points(state, seat), pyramid_points(state, seat), *permanent]


def places(state: Fields) -> list[int]:
    """K14.2 Most points, then most battle points, then the earlier in turn order."""
    return ranks(
        [
            [
                total_points(state, seat),
                state.points[seat * SOURCES + FROM_BATTLES],
                -place_in_order(state, seat),
            ]
            for seat in range(state.seats)
        ]
    )

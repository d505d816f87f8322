"""The row of Traitor tiles: what they show and how far they are filled (P11.5)."""

from iteru.games.pharaon.box.ids import TILE_SPACES
from iteru.games.pharaon.state import BLOCK, Fields
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64


def shown_side(state: Fields, place: i64) -> i64:
    """The side that lies up at a place in the row: tile * 2 + LIGHT or DARK, as printed tables."""
    return state.tile_row[place] * 2 + state.tile_sides[place]


def filled(state: Fields, place: i64) -> i64:
    """How many spaces of the tile at a place are covered, with or without a token (P11.4)."""
    first = place * TILE_SPACES
    count: i64 = 0
    while count < TILE_SPACES and state.tile_spaces[first + count] != NONE:
        count += 1
    return count


def take_marker(state: Fields, resource: i64) -> i64:
    """P11.4 A token from the supply; without one the space counts as filled all the same."""
    if state.supply[resource] == 0:
        return BLOCK
    state.supply[resource] -= 1
    return resource

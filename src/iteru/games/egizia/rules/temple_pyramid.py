"""The row bonus of the pyramid (E8.3.3.3)."""

from iteru.games.egizia.box.components import PYRAMID_ROW, PYRAMID_ROW_SPACES
from iteru.games.egizia.box.ids import PYRAMID_ROWS
from iteru.games.egizia.rules.score_track import gain_points
from iteru.games.egizia.state import FROM_PYRAMID_ROWS, Fields, everyones_stones
from iteru.games.egizia.telling import events_building
from iteru.kernel.plain import NONE
from iteru.kernel.rows import i64
from iteru.kernel.sets import BIT, count_bits, lowest


def note_completed_row(state: Fields, space: i64) -> None:
    """A stone just laid may complete its row; the bonus follows after the build action."""
    row = PYRAMID_ROW[space]
    spaces = PYRAMID_ROW_SPACES[row]
    if everyones_stones(state) & spaces == spaces:
        state.work_rows |= BIT[row]


def award_rows(state: Fields, rows: i64) -> None:
    """E8.3.3.3 Lower rows first."""
    if rows == 0:
        return
    for row in range(PYRAMID_ROWS):
        if rows >> row & 1:
            seat = owner_of_row(state, row)
            stones = count_bits(state.built[seat] & PYRAMID_ROW_SPACES[row])
            events_building.tell_row_complete(state, seat, row, stones)
            gain_points(state, seat, stones, FROM_PYRAMID_ROWS)


def owner_of_row(state: Fields, row: i64) -> i64:
    """Most stones in the row; on a tie the stone farthest left."""
    best, most, left = NONE, 0, 0
    for seat in range(state.seats):
        stones = state.built[seat] & PYRAMID_ROW_SPACES[row]
        count = count_bits(stones)
        if count > most or (count == most > 0 and lowest(stones) < left):
            best, most, left = seat, count, lowest(stones)
    return best

"""What a table's row says of its game after the next entries of the log."""

from collections.abc import Sequence

from iteru.kernel.state import NOBODY
from iteru.server.drawing import Ending, ending
from iteru.server.entries import Entry
from iteru.server.messages.pace import Ended
from iteru.server.play import Play
from iteru.server.reactions import can_only_pass, seconds_without_clock
from iteru.server.store.models import TableRow
from iteru.server.store.tables import Standing


def standing_after(
    table: str, play: Play, entries: Sequence[Entry], ended: Ended | None = None
) -> Standing:
    """`ended`: why, if the last entry is the end."""
    state = play.state_after(entries)
    last = entries[-1]
    result: Ending | None = None
    if state.over:
        result = Ending(state.scores(), state.ranking())
    elif last.kind == "end":
        result = ending(state, last.seat)
    clocks = play.clocks.copy()
    stands = seconds_without_clock(state, clocks.rate.kind)
    for entry in entries:  # only the last may hand over: the state after it serves all
        clocks.take(entry, state.to_move, state.turn_count, stands)
    return Standing(
        table_id=table,
        number=last.number,
        to_move=NOBODY if result else state.to_move,
        is_over=result is not None,
        scores=None if result is None else result.scores,
        places=None if result is None else result.places,
        changed=last.time,
        left=list(clocks.left) if clocks.rate.has_clock else None,
        due=clocks.due if clocks.rate.has_clock else None,
        ended=ended,
        only_pass=can_only_pass(state),
    )


def write_standing(row: TableRow, standing: Standing) -> None:
    """The row in memory says the same as the stored one."""
    row.number, row.to_move, row.changed = standing.number, standing.to_move, standing.changed
    row.left, row.due = standing.left, standing.due
    row.only_pass = standing.only_pass
    if standing.is_over:
        row.status, row.scores, row.places = "finished", standing.scores, standing.places

"""How a table's game begins: its seed, and the first entries of its log."""

import secrets
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record, RecordError, UnknownGame
from iteru.kernel.generator import MAX_SEED
from iteru.server.clock import now
from iteru.server.entries import Entry
from iteru.server.play import played_again
from iteru.server.refusals import Refusal
from iteru.server.store.models import EntryRow, TableRow
from iteru.server.store.tables import Kept
from iteru.server.table_info import rate_of_table, record_of


def begun(game: str, seats: int, options: dict[str, str]) -> Record:
    """A new game with a seed that nobody can guess. Raises Refusal on what the game refuses."""
    try:
        return Record.begin(game, seats, secrets.randbelow(MAX_SEED + 1), options)
    except UnknownGame as error:
        raise Refusal("not_found", f"{error}.") from error
    except ValueError as error:
        raise Refusal("bad_options", f"{error}.") from error


def add_log(session: AsyncSession, table: TableRow, log: Sequence[Entry], to_move: int) -> None:
    """Writes the beginning of the log: the setup, and what was played already."""
    session.add_all([EntryRow(table_id=table.id, **asdict(entry)) for entry in log])
    table.number = len(log)
    table.to_move = to_move


def start_if_ready(session: AsyncSession, kept: Kept) -> None:
    """The game begins when all seats are taken and everybody is ready."""
    if all(seat.kind != "open" and seat.readiness == "ready" for seat in kept.seats):
        start(session, kept)


def start(session: AsyncSession, kept: Kept) -> None:
    """The game begins: its setup is the first entry of the log."""
    if kept.table.number == 0:
        try:
            [play] = played_again(record_of(kept), now(), rate_of_table(kept.table))
        except RecordError as error:  # the table was made with other rules or data
            raise Refusal("bad_record", f"This game cannot begin: {error}.") from error
        add_log(session, kept.table, play.log, play.state.to_move)
        if play.clocks.rate.has_clock:
            kept.table.left, kept.table.due = list(play.clocks.left), play.clocks.due
    kept.table.status = "running"
    kept.table.changed = now()

"""How a table's game begins: its seed, and the first entries of its log."""

import secrets
from dataclasses import asdict

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record, RecordError, UnknownGame
from iteru.kernel.generator import MAX_SEED
from iteru.server.clock import now
from iteru.server.play import played_again
from iteru.server.refusals import Refusal
from iteru.server.store.models import EntryRow, TableRow
from iteru.server.store.tables import Kept
from iteru.server.table_info import record_of


def begun(game: str, seats: int, options: dict[str, str]) -> Record:
    """A new game with a seed that nobody can guess. Raises Refusal on what the game refuses."""
    try:
        return Record.begin(game, seats, secrets.randbelow(MAX_SEED + 1), options)
    except UnknownGame as error:
        raise Refusal("not_found", f"{error}.") from error
    except ValueError as error:
        raise Refusal("bad_options", f"{error}.") from error


def add_entries(session: AsyncSession, table: TableRow, record: Record) -> None:
    """Writes the beginning of the log: the setup, and the moves that the record has already."""
    *_, play = played_again(record, now())
    session.add_all([EntryRow(table_id=table.id, **asdict(entry)) for entry in play.log])
    table.number = play.number
    table.to_move = play.state.to_move


def start_if_full(session: AsyncSession, kept: Kept) -> None:
    """The game begins when nobody is awaited: its setup is the first entry of the log."""
    if any(seat.kind == "open" for seat in kept.seats):
        return
    if kept.table.number == 0:
        try:
            add_entries(session, kept.table, record_of(kept))
        except RecordError as error:  # the table was made with other rules or data
            raise Refusal("bad_record", f"This game cannot begin: {error}.") from error
    kept.table.status = "running"
    kept.table.changed = now()

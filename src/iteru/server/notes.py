"""Notes in a table's log: somebody is replaced, comes back or leaves, or the game ends early."""

from collections.abc import Callable, Sequence
from dataclasses import asdict

from iteru.server.broadcast import Broadcast, News
from iteru.server.entries import Entry
from iteru.server.messages.base import Level
from iteru.server.messages.pace import Ended
from iteru.server.ratings import rate_finished
from iteru.server.seating import Sitter, take_seat
from iteru.server.standings import standing_after
from iteru.server.store.database import Database
from iteru.server.store.tables import Kept, append_entries, lock_table, update_standings
from iteru.server.tables import LiveTable, Tables

STAND_IN: Level = "medium"  # the bot that plays for somebody
Change = Callable[[Kept], None]  # of who sits at the table


def no_change(kept: Kept) -> None:
    pass


class Notes:
    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    async def append(
        self,
        table: LiveTable,
        entries: Sequence[Entry],
        change: Change = no_change,
        ended: Ended | None = None,
    ) -> bool:
        """Stores the entries with the change, and tells everyone; the caller holds the lock.

        False: another entry had the first number, and nothing has changed. In either case the
        table has been read again.
        """
        assert table.play is not None
        standing = standing_after(table.id, table.play, entries, ended)
        rows = [{"table_id": table.id, **asdict(entry)} for entry in entries]
        async with self._database.write() as session:
            # The number first and then the row, as moves do: nobody waits in a circle.
            is_first = table.id in await append_entries(session, [rows])
            if is_first:
                await update_standings(session, [standing])
                kept = await lock_table(session, table.id)
                assert kept is not None
                change(kept)
                if standing.is_over:
                    await rate_finished(session)
                await self._broadcast.tell(session, [News("table", table.id)])
        await self._tables.read(table, fresh=True)
        return is_first


def unrate(kept: Kept) -> None:
    """The game counts for nobody's rating."""
    kept.table.rated = False


def hand_to_bot(seat: int) -> Change:
    """A bot plays for the seat's person, who may come back."""

    def change(kept: Kept) -> None:
        row = kept.seats[seat]
        row.kind, row.level, row.absentee = "bot", STAND_IN, row.person

    return change


def give_back(seats: Sequence[int]) -> Change:
    """Their person plays again."""

    def change(kept: Kept) -> None:
        for seat in seats:
            kept.seats[seat].kind, kept.seats[seat].level = "person", None

    return change


def give_up(seats: Sequence[int]) -> Change:
    """Their person has left for good; nobody is left to play: the game is abandoned."""

    def change(kept: Kept) -> None:
        for row in (kept.seats[seat] for seat in seats):
            row.absentee = row.person
            take_seat(row, Sitter("bot", name=row.name, level=STAND_IN))
        if not any(row.person for row in kept.seats):
            kept.table.status = "abandoned"

    return change

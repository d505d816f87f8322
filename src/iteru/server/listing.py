"""The lists of the lobby."""

from datetime import datetime

from iteru.server.clock import now
from iteru.server.messages.lists import TableCounts, TableList, TableSearch
from iteru.server.messages.tables import TableInfo
from iteru.server.store.database import Database
from iteru.server.store.table_lists import MOST_MINE, PAGE, counted, listed_tables, my_tables
from iteru.server.store.tables import Kept
from iteru.server.tables import Tables

LAST = 3  # finished games of mine beside the lists


class Listing:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def lists(self, person: str | None, search: TableSearch) -> TableList:
        """What waits for a person, and the tables that fit a search."""
        time = now()
        mine: list[Kept] = []
        last: list[Kept] = []
        async with self._database.read() as session:
            if person is not None:
                mine = await my_tables(session, person, ("open", "running"), MOST_MINE, time)
                last = await my_tables(session, person, ("finished",), LAST, time)
            tables = await listed_tables(session, person, search, time)
            counts = await counted(session, person, search, time)
        infos = [self._tables.info(kept, person) for kept in mine]
        return TableList(
            mine=sorted(infos, key=_urgency),
            last=[self._tables.info(kept, person) for kept in last],
            tables=[self._tables.info(kept, person) for kept in tables],
            pages=-(-counts[search.status] // PAGE),
            counts=TableCounts(**counts),
        )


def _urgency(info: TableInfo) -> tuple[bool, bool, datetime]:
    """My turn comes first, then the shortest time; of those without a clock, the longest wait."""
    until = info.clocks.until if info.clocks and info.my_turn else None
    return (not info.my_turn, until is None, until or info.changed)

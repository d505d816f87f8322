"""What people say to each other at a table."""

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import ChatRow, PersonRow
from iteru.server.store.tables import lock_table
from iteru.server.tables import LiveTable, Tables


class Chat:
    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    async def say(self, table: LiveTable, person: PersonRow | None, text: str) -> None:
        """Stores a line and sends it to all who look at the table."""
        if person is None:
            raise Refusal("not_allowed", "Who speaks needs a name: ask for /api/me first.")
        async with table.lock:
            await self._tables.read(table)
            seats = table.seats_of(person.id)
            async with self._database.write() as session:
                await lock_table(session, table.id)  # so that lines are numbered as they are told
                session.add(
                    ChatRow(
                        table_id=table.id,
                        person=person.id,
                        name=person.name,
                        seat=seats[0] if seats else None,
                        text=text,
                        time=now(),
                    )
                )
                await self._broadcast.tell(session, [News("chat", table.id)])
            await self._tables.tell_chat(table)

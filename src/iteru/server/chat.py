"""What people say to each other at a table.

Everybody who looks at a listed table may speak. At a private one only those who sit there speak,
and only they hear it: a link is passed on easily.
"""

import secrets

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.messages.play import ChatLine, Mute, MuteInfo, Report
from iteru.server.refusals import Refusal, no_table
from iteru.server.seating import check_welcome
from iteru.server.store.chat import chat_line_at, is_silenced, lift_mute, mutes_of
from iteru.server.store.database import Database
from iteru.server.store.models import ChatRow, MuteRow, PersonRow, ReportRow
from iteru.server.store.order import reports_of
from iteru.server.store.tables import lock_table
from iteru.server.table_info import chat_line, may_chat
from iteru.server.tables import LiveTable, Tables

MOST_MUTES = 200  # of one person
MOST_REPORTS = 20  # of one person that were not looked at yet


class Chat:
    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    async def say(self, table: LiveTable, person: PersonRow | None, text: str) -> None:
        """Stores a line and sends it to all who look at the table and want to hear it."""
        if person is None:
            raise Refusal("not_allowed", "Who speaks needs a name: ask for /api/me first.")
        async with table.lock:
            kept = await self._tables.read(table)
            if not may_chat(kept, person.id):
                raise Refusal("not_allowed", "At a private table only those who sit there speak.")
            seats = table.seats_of(person.id)
            async with self._database.write() as session:
                if not seats and await is_silenced(session, table.id, person.id):
                    raise Refusal("not_allowed", "The host does not let you speak at this table.")
                if not seats:
                    await check_welcome(session, kept, person)
                # So that lines are numbered as they are told.
                if await lock_table(session, table.id) is None:
                    raise no_table(table.id)
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

    async def mute(self, table: LiveTable, person: PersonRow, asked: Mute) -> list[ChatLine]:
        """I hear no more of whoever said this line; or, by the host, nobody at this table does.

        Returns what I hear now.
        """
        async with table.lock:
            kept = await self._tables.read(table)
            async with self._database.write() as session:
                line = await chat_line_at(session, table.id, asked.line)
                if line is None or not may_chat(kept, person.id):
                    raise Refusal("not_found", f"There is no line {asked.line} at this table.")
                if line.person == person.id:
                    raise Refusal("not_allowed", "You cannot mute yourself.")
                if asked.for_all and kept.table.creator != person.id:
                    raise Refusal("not_allowed", "Only the host mutes somebody for all.")
                if asked.for_all and table.seats_of(line.person):
                    raise Refusal("not_allowed", "Whoever sits at a table may speak there.")
                where = table.id if asked.for_all else None
                mutes = await mutes_of(session, person.id)
                if len(mutes) >= MOST_MUTES:
                    raise Refusal("too_many", f"One person mutes at most {MOST_MUTES} others.")
                if (line.person, where) not in [(one.muted, one.table_id) for one in mutes]:
                    session.add(
                        MuteRow(
                            id=secrets.token_urlsafe(9),
                            person=person.id,
                            muted=line.person,
                            table_id=where,
                            name=line.name,
                        )
                    )
            return [chat_line(row) for row in await self._tables.chat(table, person.id)]

    async def report(self, table: LiveTable, person: PersonRow, asked: Report) -> None:
        """Keeps the line for who runs the server; reported again, it is there once."""
        async with table.lock:
            kept = await self._tables.read(table)
        async with self._database.write() as session:
            line = await chat_line_at(session, table.id, asked.line)
            if line is None or not may_chat(kept, person.id):
                raise Refusal("not_found", f"There is no line {asked.line} at this table.")
            known = await reports_of(session, person.id)
            if len(known) >= MOST_REPORTS:
                raise Refusal("too_many", f"One person reports at most {MOST_REPORTS} lines.")
            if line.id not in [one.line for one in known]:
                session.add(
                    ReportRow(
                        id=secrets.token_urlsafe(9),
                        person=person.id,
                        accused=line.person,
                        table_id=table.id,
                        line=line.id,
                        name=line.name,
                        text=line.text,
                        time=now(),
                    )
                )

    async def mutes(self, person: str) -> list[MuteInfo]:
        async with self._database.read() as session:
            rows = await mutes_of(session, person)
        return [MuteInfo(id=row.id, name=row.name, table=row.table_id) for row in rows]

    async def lift(self, person: str, id: str) -> None:
        async with self._database.write() as session:
            if not await lift_mute(session, person, id):
                raise Refusal("not_found", f"You have muted nobody as {id!r}.")

"""Connections come and go, news of other workers arrive: everyone at a table hears of both."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from datetime import datetime, timedelta
from time import monotonic

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.connection import SIGNED_OUT, Connection
from iteru.server.presence import ACTIVE, EXPIRES, HOUSE, REPEATS, Presence
from iteru.server.store.database import Database
from iteru.server.store.sessions import living
from iteru.server.table_info import check_may_look
from iteru.server.tables import LiveTable, Tables

log = logging.getLogger(__name__)
STOPPING = 2.0  # seconds
IDLE_AFTER = timedelta(minutes=5)


class Hub:
    def __init__(
        self, database: Database, broadcast: Broadcast, presence: Presence, tables: Tables
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._presence = presence
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: dict[str, float] = {}  # by person: when a page of theirs asked last
        self._acted: dict[str, datetime] = {}  # by person: when they did something last
        self._repeating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._broadcast.start(self._hear, self._missed)
        self._repeating = asyncio.create_task(self._repeat())

    async def stop(self) -> None:
        """What is being told to other workers is told; a database that does not answer may not
        keep the server from stopping."""
        if self._repeating is not None:
            self._repeating.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOPPING)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ------------------------------------------------------------------ connections

    async def connect(self, table: LiveTable, connection: Connection) -> None:
        """Sends the snapshot; from then on the connection hears whatever happens."""
        async with table.lock:
            # The newest state even if another worker's news are still on their way.
            check_may_look(await self._tables.read(table, fresh=True), connection.person)
            await self._tables.tell_chat(table)  # what another worker was about to tell the others
            chat = await self._tables.chat(table, connection.person)
            self._note(table, [*table.connections, connection])
            connection.viewer = table.seats_of(connection.person)
            connection.send_text(self._tables.snapshot(table, connection.person, chat))
            table.connections.add(connection)
        self.acted(connection.person)

    def disconnect(self, table: LiveTable, connection: Connection) -> None:
        table.connections.discard(connection)
        self._note(table, table.connections)

    def end_sessions(self, ids: Iterable[str]) -> None:
        """Closes the sockets that these sessions have opened."""
        ended = set(ids)
        for table in self._tables.all_in_memory():
            for connection in table.connections:
                if connection.session in ended:
                    connection.end(SIGNED_OUT)

    def _note(self, table: LiveTable, connections: Iterable[Connection]) -> None:
        """Who is here has changed: those who are connected hear of it."""
        people = frozenset(one.person for one in connections if one.person is not None)
        if self._presence.set(self._broadcast.worker, table.id, people):
            self._spawn(self._broadcast.tell_now([News("here", table.id, tuple(people))]))
            if table.kept is not None:
                self._tables.tell_table(table)

    def seen(self, person: str) -> None:
        """Somebody whose page has just asked for something is here for a while, at no table."""
        self._seen[person] = monotonic()
        self._note_house()

    def acted(self, person: str | None) -> None:
        """Somebody has done something, and is not idle for a while."""
        if person is not None:
            self._acted[person] = now()
            if person not in self._presence.people(ACTIVE):
                self._note_house()

    def _note_house(self) -> None:
        oldest, longest_ago = monotonic() - EXPIRES, now() - IDLE_AFTER
        self._seen = {one: since for one, since in self._seen.items() if since >= oldest}
        self._acted = {one: since for one, since in self._acted.items() if since > longest_ago}
        for where, found in ((HOUSE, self._seen), (ACTIVE, self._acted)):
            people = frozenset(found)
            if self._presence.set(self._broadcast.worker, where, people):
                self._spawn(self._broadcast.tell_now([News("here", where, tuple(people))]))

    # ------------------------------------------------------------------ other workers

    def _hear(self, worker: str, news: News) -> None:
        if news.kind == "table":
            self._spawn(self._tables.refresh(news.table))
        elif news.kind == "chat":
            self._spawn(self._hear_chat(news.table))
        elif news.kind == "ended":
            self.end_sessions(news.ids)
        elif self._is_new(worker, news):
            table = self._tables.table_in_memory(news.table)
            if table is not None and table.kept is not None:
                self._tables.tell_table(table)

    def _is_new(self, worker: str, news: News) -> bool:
        """Notes who is connected to a table elsewhere; whether that changes who is here."""
        people = frozenset(news.ids)
        if news.kind == "also":
            people |= self._presence.at(worker).get(news.table, frozenset())
        return self._presence.set(worker, news.table, people)

    async def _hear_chat(self, id: str) -> None:
        table = self._tables.table_in_memory(id)
        if table is not None and table.connections:
            async with table.lock:
                await self._tables.read(table)
                await self._tables.tell_chat(table)

    def _missed(self) -> None:
        """News may have been lost: reads again all tables in memory."""
        for table in self._tables.all_in_memory():
            self._spawn(self._tables.refresh(table.id))
            self._spawn(self._hear_chat(table.id))

    async def _repeat(self) -> None:
        """Tells other workers who is here, also those that started later."""
        worker = self._broadcast.worker
        while True:
            await asyncio.sleep(REPEATS)
            self._note_house()
            self._presence.forget_old()
            here = self._presence.at(worker)
            for table, people in here.items():
                self._presence.set(worker, table, people)
            news = [News("here", table, tuple(people)) for table, people in here.items()]
            self._spawn(self._broadcast.tell_now(news))
            self._spawn(self._end_revoked())

    async def _end_revoked(self) -> None:
        """Sessions may end without news: `iteru admin` tells nobody."""
        opened = {
            connection.session
            for table in self._tables.all_in_memory()
            for connection in table.connections
            if connection.session is not None
        }
        async with self._database.read() as session:
            self.end_sessions(opened - await living(session, opened))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[None, None, None]) -> None:
        """In the background nobody hears of a failure but the log."""
        try:
            await work
        except Exception:
            log.exception("could not pass on what happened at a table")

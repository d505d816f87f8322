"""Connections come and go, news of other workers arrive: everyone at a table hears of both."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable

from iteru.server.broadcast import Broadcast, News
from iteru.server.connection import Connection
from iteru.server.presence import REPEATS, Presence
from iteru.server.tables import LiveTable, Tables

log = logging.getLogger(__name__)
STOPPING = 2.0  # seconds


class Hub:
    def __init__(self, broadcast: Broadcast, presence: Presence, tables: Tables) -> None:
        self._broadcast = broadcast
        self._presence = presence
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()
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
            await self._tables.read(table, fresh=True)
            chat = await self._tables.chat(table)
            if chat:
                table.told.chat = max(table.told.chat, chat[-1].id)
            self._note(table, [*table.connections, connection])
            connection.viewer = table.seats_of(connection.person)
            connection.send(self._tables.snapshot(table, connection.person, chat))
            table.connections.add(connection)

    def disconnect(self, table: LiveTable, connection: Connection) -> None:
        table.connections.discard(connection)
        self._note(table, table.connections)

    def _note(self, table: LiveTable, connections: Iterable[Connection]) -> None:
        """Who is here has changed: those who are connected hear of it."""
        people = frozenset(one.person for one in connections if one.person is not None)
        if self._presence.set(self._broadcast.worker, table.id, people):
            self._spawn(self._broadcast.tell_now([News("here", table.id, tuple(people))]))
            if table.kept is not None:
                self._tables.tell_table(table)

    # ------------------------------------------------------------------ other workers

    def _hear(self, worker: str, news: News) -> None:
        if news.kind == "table":
            self._spawn(self._tables.refresh(news.table))
        elif news.kind == "chat":
            self._spawn(self._hear_chat(news.table))
        elif self._presence.set(worker, news.table, frozenset(news.people)):
            table = self._tables.table_in_memory(news.table)
            if table is not None and table.kept is not None:
                self._tables.tell_table(table)

    async def _hear_chat(self, id: str) -> None:
        table = self._tables.table_in_memory(id)
        if table is not None and table.connections:
            async with table.lock:
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
            here = self._presence.at(worker)
            for table, people in here.items():
                self._presence.set(worker, table, people)
            news = [News("here", table, tuple(people)) for table, people in here.items()]
            self._spawn(self._broadcast.tell_now(news))

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

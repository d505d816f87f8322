"""What workers tell each other: that a table has changed, who is here, and who thinks for a bot.

Workers on one PostgreSQL database hear each other by LISTEN/NOTIFY; on SQLite there is one worker,
which has nobody to tell. News travel in the transaction of the change that they tell of: they
arrive if it is committed, and after it.
"""

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.database import Database

CHANNEL = "iteru"
LONGEST = 7000  # bytes; PostgreSQL carries less than 8000
MOST_TOGETHER = 200  # people in one message
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class News:
    """table: read it again; here: the people who are connected to it at that worker; also: more of
    them, where they are too many for one message; ended: sessions whose sockets are to be closed.
    """

    kind: Literal["table", "chat", "here", "also", "ended"]
    table: str = ""
    ids: tuple[str, ...] = ()  # of people or sessions


Hear = Callable[[str, News], None]  # the worker that tells it, and what


class Broadcast:
    """One worker alone: nobody to tell, nobody to hear, and every claim is granted."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(4)

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        """From now on `hear` is called; `missed` when some news may have been lost."""

    async def tell(self, session: AsyncSession, news: Iterable[News]) -> None:
        """Sends the news when the session commits."""

    async def tell_now(self, news: Iterable[News]) -> None:
        """Sends news that are stored nowhere."""

    async def claim(self, table: str) -> bool:
        """True: this worker alone thinks for the bots of this table, until it releases it."""
        return True

    async def release(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass


class PostgresBroadcast(Broadcast):
    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._connection: asyncpg.Connection | None = None
        self._asking = asyncio.Lock()  # a connection answers one question at a time
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._task = asyncio.create_task(self._listen(hear, missed))
        await self._ready.wait()

    async def _listen(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Keeps a connection that listens, and a new one after each that is lost."""
        while True:
            lost = asyncio.Event()
            try:
                arguments = self._database.engine.dialect.create_connect_args(self._database.url)[1]
                connection = await asyncpg.connect(**arguments)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(
                    CHANNEL, lambda _c, _p, _n, payload: self._heard(str(payload), hear)
                )
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("the database cannot be heard", extra={"error": str(error)})
                await asyncio.sleep(1.0)
                continue
            self._connection = connection
            if self._ready.is_set():
                missed()
            self._ready.set()
            await lost.wait()
            self._connection = None
            log.warning("the connection that hears other workers was lost")

    def _heard(self, payload: str, hear: Hear) -> None:
        worker, news = json.loads(payload)
        if worker != self.worker:
            for kind, table, ids in news:
                hear(worker, News(kind, table, tuple(ids)))

    async def tell(self, session: AsyncSession, news: Iterable[News]) -> None:
        for payload in self._payloads(news):
            await session.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": payload},
            )

    async def tell_now(self, news: Iterable[News]) -> None:
        async with self._database.write() as session:
            await self.tell(session, news)

    def _payloads(self, news: Iterable[News]) -> list[str]:
        """The news in as few messages as they fit in."""
        payloads: list[str] = []
        waiting: list[list[object]] = []
        size = 0
        for item in (part for whole in news for part in _parts(whole)):
            row: list[object] = [item.kind, item.table, list(item.ids)]
            size += len(json.dumps(row)) + 2
            if size > LONGEST:
                payloads.append(json.dumps([self.worker, waiting]))
                waiting, size = [], len(json.dumps(row)) + 2
            waiting.append(row)
        if waiting:
            payloads.append(json.dumps([self.worker, waiting]))
        return payloads

    async def claim(self, table: str) -> bool:
        return await self._ask("SELECT pg_try_advisory_lock($1)", table)

    async def release(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock($1)", table)

    async def _ask(self, question: str, table: str) -> bool:
        """What the database says; False without a connection, with which all locks went."""
        # Whoever waits for the answer may be cancelled: the question itself must not be.
        return await asyncio.shield(asyncio.create_task(self._asked(question, table)))

    async def _asked(self, question: str, table: str) -> bool:
        async with self._asking:
            if self._connection is not None:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    return bool(await self._connection.fetchval(question, _key(table)))
        return False

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        async with self._asking:
            connection, self._connection = self._connection, None
            if connection is not None:
                await connection.close()


def _parts(news: News) -> list[News]:
    """The same in pieces that fit into a message each."""
    return [
        News(news.kind if at == 0 else "also", news.table, news.ids[at : at + MOST_TOGETHER])
        for at in range(0, max(1, len(news.ids)), MOST_TOGETHER)
    ]


def _key(table: str) -> int:
    """The number of a table's advisory lock."""
    digest = hashlib.sha256(table.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)

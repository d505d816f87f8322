"""The connection to the database: SQLite (WAL, every commit on disk) or PostgreSQL."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

LOCK_PATIENCE = 10_000  # milliseconds that a transaction waits for other programs
HEALTH_PATIENCE = 1_000  # the same, for who only asks whether all is well
PRAGMAS = (
    f"PRAGMA busy_timeout = {LOCK_PATIENCE}",
    "PRAGMA synchronous = FULL",  # a commit has reached the disk when it returns
    "PRAGMA foreign_keys = ON",
)
PATIENCE = 10.0  # seconds for servers that start together on a new file
LOCKS = {"ratings": 7_301, "table names": 7_302}  # numbers of PostgreSQL's advisory locks
# What is stored, such as seeds and mail addresses, does not stand in the log of a failure.
ENGINE: Mapping[str, Any] = {"pool_size": 8, "max_overflow": 8, "hide_parameters": True}
OWNER_ONLY = 0o600  # the file holds the seeds of games in play, and everyone's sessions


class Database:
    """Sessions to read, and to write: a write is one transaction, committed when it ends well."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.engine = _sqlite_engine(url) if self.is_sqlite else _postgres_engine(url)
        self._writing = asyncio.Lock()  # SQLite has one writer at a time; waiting here is fair

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        async with (
            self._writing if self.is_sqlite else nullcontext(),
            AsyncSession(self.engine, expire_on_commit=False) as session,
        ):
            await session.connection(execution_options={"writes": True})
            yield session
            await session.commit()

    @asynccontextmanager
    async def write_soon(self) -> AsyncIterator[AsyncSession]:
        """The same, for one small row: fails after a second instead of waiting its turn."""
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            options = {"writes": True, "patience": HEALTH_PATIENCE}
            await session.connection(execution_options=options)
            if not self.is_sqlite:
                await session.execute(text(f"SET LOCAL lock_timeout = {HEALTH_PATIENCE}"))
            yield session
            await session.commit()

    async def close(self) -> None:
        await self.engine.dispose()


def _postgres_engine(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_pre_ping=True, **ENGINE)


def _sqlite_engine(url: URL) -> AsyncEngine:
    assert url.database
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    _keep_to_oneself(url.database)
    _use_wal(url.database)
    engine = create_async_engine(url, **ENGINE)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _keep_to_oneself(path: str) -> None:
    """Nobody else on this machine reads the file; SQLite gives its journal the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for file in (path, f"{path}-wal", f"{path}-shm"):
        with suppress(FileNotFoundError):
            Path(file).chmod(OWNER_ONLY)


def _use_wal(path: str) -> None:
    """Write-ahead logging, a property of the file.

    SQLite does not wait its turn for this one change, whatever the timeout: of servers that start
    together on a new file, all but one are told at once that it is locked, and try again.
    """
    until = time.monotonic() + PATIENCE
    while True:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError:
                if time.monotonic() > until:
                    raise
        time.sleep(0.01)


def _prepare(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that will write takes the lock first: none fails half-way for want of it."""
    options = connection.get_execution_options()
    begin = "BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN"
    if "patience" not in options:
        connection.exec_driver_sql(begin)
        return
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {options['patience']}")
    try:
        connection.exec_driver_sql(begin)
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {LOCK_PATIENCE}")


async def hold(session: AsyncSession, what: str) -> None:
    """Until the transaction ends, nobody else holds the same."""
    if session.get_bind().dialect.name != "sqlite":  # which has one writer at a time anyway
        await session.execute(text(f"SELECT pg_advisory_xact_lock({LOCKS[what]})"))

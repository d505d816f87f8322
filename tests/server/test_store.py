"""The database: migrations and durability."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import IntegrityError

from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.migrate import migrate
from iteru.server.store.models import Base, SeatRow, SecretRow


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def test_migrations_lead_to_the_very_form_of_the_models(database: str) -> None:
    async def check() -> None:
        store = Database(database_url(database))
        await migrate(store)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    run(check())


def test_servers_that_start_together_migrate_once(database: str) -> None:
    async def check() -> None:
        stores = [Database(database_url(database)) for _ in range(4)]
        await asyncio.gather(*(migrate(store) for store in stores))
        async with stores[0].engine.connect() as connection:
            names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert {"entries", "tables", "people", "alembic_version"} <= set(names)
        for store in stores:
            await store.close()

    run(check())


def test_a_sqlite_commit_reaches_the_disk(database: str) -> None:
    async def check() -> None:
        store = Database(database_url(database))
        if store.is_sqlite:
            async with store.read() as session:
                mode = await session.scalar(text("PRAGMA journal_mode"))
                level = await session.scalar(text("PRAGMA synchronous"))
                keys = await session.scalar(text("PRAGMA foreign_keys"))
            assert (mode, level, keys) == ("wal", 2, 1)
        else:
            async with store.read() as session:
                assert await session.scalar(text("SHOW synchronous_commit")) == "on"
        await store.close()

    run(check())


def test_a_write_that_fails_leaves_nothing_behind(database: str) -> None:
    async def check() -> None:
        store = Database(database_url(database))
        await migrate(store)

        async def fail() -> None:
            async with store.write() as session:
                session.add(SecretRow(name="key", value="value"))
                await session.flush()
                session.add(SeatRow(table_id="nowhere", seat=0, kind="open", local=False))

        with pytest.raises(IntegrityError):
            await fail()
        async with store.read() as session:
            assert await session.scalar(text("SELECT count(*) FROM secrets")) == 0
        await store.close()

    run(check())

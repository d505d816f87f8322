"""Time that has passed at tables, and what is swept away then."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import update

from iteru.server.broadcast import Broadcast
from iteru.server.clock import now
from iteru.server.presence import Presence
from iteru.server.settings import database_url
from iteru.server.store.database import Database
from iteru.server.store.models import TableRow
from iteru.server.sweeping import Sweeping
from iteru.server.tables import Tables


def age(database: str, tables: Sequence[str], by: timedelta) -> None:
    """As if nothing had happened at some tables for so long."""

    async def work() -> None:
        store = Database(database_url(database))
        async with store.write() as session:
            at_them = update(TableRow).where(TableRow.id.in_(tables))
            await session.execute(at_them.values(changed=now() - by, attended=None))
        await store.close()

    asyncio.run(work())


def sweep(database: str, *here: tuple[str, str]) -> None:
    """Sweeps as a worker of this database would; here: tables and people who are connected."""

    async def work() -> None:
        store = Database(database_url(database))
        presence = Presence()
        for table, person in here:
            presence.set("another", table, frozenset([person]))
        tables = Tables(store, presence, lambda table: None)
        await Sweeping(store, Broadcast(), presence, tables).sweep()
        await store.close()

    asyncio.run(work())

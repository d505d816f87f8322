"""What who runs a server may do: the work of `iteru admin`, beside a server that runs or not."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta

from iteru.server.accounts import account_key
from iteru.server.clock import now
from iteru.server.messages.base import written
from iteru.server.messages.people import Rename
from iteru.server.names import skeleton
from iteru.server.refusals import Refusal
from iteru.server.services import Services
from iteru.server.settings import Settings, read_settings
from iteru.server.store.migrate import migrate
from iteru.server.store.models import AnnouncementRow, PersonRow, ReportRow
from iteru.server.store.order import (
    erase_person,
    forget_report,
    old_guests,
    old_tables,
    people_called,
    reports,
)
from iteru.server.store.tables import delete_tables

MOST_LISTED = 100


@dataclass(frozen=True)
class Swept:
    """How many were, or would be, swept away."""

    guests: int
    tables: int


@asynccontextmanager
async def administration(settings: Settings | None = None) -> AsyncIterator["Administration"]:
    """Without settings, on the database that the environment names."""
    services = Services(settings or read_settings())
    await migrate(services.database)
    services.commits.start()
    try:
        yield Administration(services)
    finally:
        await services.stop()


class Administration:
    """Everything refuses with a ValueError that says what is wrong."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._database = services.database

    async def people(self, part: str) -> list[tuple[PersonRow, datetime | None]]:
        """Whose name holds this, and when they were last here."""
        async with self._database.read() as session:
            return await people_called(session, part, MOST_LISTED)

    async def reports(self) -> list[tuple[ReportRow, str]]:
        async with self._database.read() as session:
            return await reports(session)

    async def settle(self, report: str) -> None:
        async with self._database.write() as session:
            if not await forget_report(session, report):
                raise ValueError(f"there is no report {report!r}; `iteru admin reports` lists them")

    async def warn(self, who: str, text: str) -> str:
        """The person is shown the text until it is read."""
        person = await self._one(who)
        async with self._database.write() as session:
            (await session.merge(person)).warning = written(text)
        return person.name

    async def ban(self, who: str, reason: str) -> str:
        """The person is signed out everywhere and cannot sign in again."""
        person = await self._one(who)
        async with self._database.write() as session:
            (await session.merge(person)).banned = written(reason)
        await self._services.identity.end_all(person.id)
        return person.name

    async def unban(self, who: str) -> str:
        person = await self._one(who)
        async with self._database.write() as session:
            (await session.merge(person)).banned = None
        return person.name

    async def rename(self, who: str, name: str) -> str:
        """At all tables. An account is still logged in to by the name that it was made with."""
        person = await self._one(who)
        fresh = Rename(name=name).name
        try:
            await self._services.accounts.rename(person, fresh)
        except Refusal as refusal:
            raise ValueError(refusal.sentence) from refusal
        return fresh

    async def delete(self, who: str) -> str:
        person = await self._one(who)
        await self._services.own_data.erase_for_good(person)
        return person.name

    async def announce(self, text: str, hours: float) -> None:
        """Every open page shows it within half a minute."""
        until = now() + timedelta(hours=hours)
        async with self._database.write() as session:
            session.add(
                AnnouncementRow(id=secrets.token_urlsafe(9), text=written(text), until=until)
            )

    async def sweep(self, guest_days: float, table_days: float, dry_run: bool) -> Swept:
        """Guests who were not here, and games that nobody has touched and finished, for so long."""
        time = now()
        async with self._database.write() as session:
            tables = await old_tables(session, time - timedelta(days=table_days))
            if not dry_run:
                await delete_tables(session, tables)
            guests = await old_guests(session, time - timedelta(days=guest_days))
            if not dry_run:
                for guest in guests:
                    await erase_person(session, guest)
        return Swept(len(guests), len(tables))

    async def _one(self, who: str) -> PersonRow:
        """The person of this id or account; else the only one of this name."""
        async with self._database.read() as session:
            found = [person for person, _ in await people_called(session, who, MOST_LISTED)]
        exact = [one for one in found if one.id == who or one.account_key == account_key(who)]
        alike = exact or [one for one in found if skeleton(one.name) == skeleton(who)]
        if len(alike) != 1:
            raise ValueError(
                f"{len(alike)} people are called {who!r}; allowed: an account's name, or an id as "
                "`iteru admin people` lists them"
            )
        return alike[0]

"""Accounts: a name and a password, to keep one's games across devices."""

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.broadcast import Broadcast, News
from iteru.server.messages.people import Credentials, NewPassword, Registration
from iteru.server.names import skeleton
from iteru.server.passwords import Passwords
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.people import (
    is_reserved,
    move_seats,
    person_by_account,
    person_by_id,
    rename_person,
)
from iteru.server.store.tables import ids_of_my_tables
from iteru.server.tables import Tables


class Accounts:
    def __init__(
        self, database: Database, broadcast: Broadcast, tables: Tables, passwords: Passwords
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._passwords = passwords

    async def register(self, person: PersonRow, asked: Registration) -> PersonRow:
        """The guest becomes the account's holder, and keeps all seats."""
        if person.account is not None:
            raise Refusal("not_allowed", f"You have the account {person.account!r} already.")
        password = await self._passwords.hash(asked.password, asked.account)
        try:
            async with self._database.write() as session:
                row = await session.merge(person)
                row.account, row.account_key = asked.account, account_key(asked.account)
                row.skeleton = skeleton(asked.account)
                row.password = password
                row.recovery = None
                await rename_person(session, person.id, asked.account)
                row.name = asked.account
        except IntegrityError as error:
            raise name_taken(asked.account) from error
        await self._told(row.id)
        return row

    async def log_in(self, guest: PersonRow | None, asked: Credentials) -> PersonRow:
        """The account's holder; a guest's seats become the holder's."""
        async with self._database.read() as session:
            holder = await person_by_account(
                session, account_key(asked.account), skeleton(asked.account)
            )
        kept = None if holder is None else holder.password
        if not await self._passwords.is_right(kept, asked.password) or holder is None:
            raise Refusal("wrong_password", "There is no account with this name and password.")
        check_not_banned(holder)
        await self.take_along(guest, holder)
        return holder

    async def take_along(self, guest: PersonRow | None, holder: PersonRow) -> None:
        """The seats of a guest become those of the person who this turns out to be."""
        if guest is not None and guest.account is None and guest.id != holder.id:
            async with self._database.write() as session:
                await move_seats(session, guest.id, holder)
            await self._told(holder.id)

    async def change_password(self, person: PersonRow, asked: NewPassword) -> None:
        if person.account is None:
            raise Refusal("not_allowed", "Without an account there is no password.")
        if not await self._passwords.is_right(person.password, asked.old):
            raise Refusal("wrong_password", "The old password is not right.")
        password = await self._passwords.hash(asked.new, person.account)
        async with self._database.write() as session:
            (await session.merge(person)).password = password

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        async with self._database.write() as session:
            await check_free(session, name, person)
            await rename_person(session, person.id, name)
            row = await person_by_id(session, person.id)
        assert row is not None
        await self._told(person.id)
        return row

    async def _told(self, person: str) -> None:
        """Tells the tables of a person that something about that person has changed."""
        async with self._database.write() as session:
            ids = await ids_of_my_tables(session, person)
            await self._broadcast.tell(session, [News("table", id) for id in ids])
        for id in ids:
            await self._tables.refresh(id)


def check_not_banned(person: PersonRow) -> None:
    """Raises Refusal if this person may not sign in."""
    if person.banned is not None:
        raise Refusal("banned", f"You are banned from this server: {person.banned}")


async def check_free(session: AsyncSession, name: str, person: PersonRow) -> None:
    """Raises Refusal if the name belongs to the account of another, or looks as if it did."""
    if await is_reserved(session, skeleton(name), person.id):
        raise name_taken(name)


def name_taken(name: str) -> Refusal:
    return Refusal("name_taken", f"An account has the name {name!r}, or one that looks like it.")


def account_key(account: str) -> str:
    """Names that differ in case only are the same account."""
    return account.casefold()

"""Accounts: a name and a password, to keep one's games across devices."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy.exc import IntegrityError

from iteru.server.broadcast import Broadcast, News
from iteru.server.messages import Credentials
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.people import move_seats, person_by_account, person_by_id, rename_person
from iteru.server.store.tables import ids_of_my_tables
from iteru.server.tables import Tables


class Accounts:
    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MB and a core for a moment

    async def register(self, person: PersonRow, asked: Credentials) -> PersonRow:
        """The guest becomes the account's holder, and keeps all seats."""
        if person.account is not None:
            raise Refusal("not_allowed", f"You have the account {person.account!r} already.")
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, asked.password)
        try:
            async with self._database.write() as session:
                row = await session.merge(person)
                row.account, row.account_key = asked.account, account_key(asked.account)
                row.password = password
                await rename_person(session, person.id, asked.account)
                row.name = asked.account
        except IntegrityError as error:
            raise Refusal("name_taken", f"The name {asked.account!r} is taken.") from error
        await self._told(row.id)
        return row

    async def log_in(self, guest: PersonRow | None, asked: Credentials) -> PersonRow:
        """The account's holder; a guest's seats become the holder's."""
        async with self._database.read() as session:
            holder = await person_by_account(session, account_key(asked.account))
        async with self._hashing:
            is_right = await asyncio.to_thread(self._is_right, holder, asked.password)
        if holder is None or not is_right:
            raise Refusal("wrong_password", "There is no account with this name and password.")
        if guest is not None and guest.account is None:
            async with self._database.write() as session:
                await move_seats(session, guest.id, holder)
            await self._told(holder.id)
        return holder

    def _is_right(self, holder: PersonRow | None, password: str) -> bool:
        """Takes as long if there is no such account: the time tells nobody which names exist."""
        if holder is None or holder.password is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(holder.password, password)
        except VerifyMismatchError:
            return False

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        async with self._database.write() as session:
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


def account_key(account: str) -> str:
    """Names that differ in case only are the same account."""
    return account.casefold()

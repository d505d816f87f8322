"""Queries about people, accounts and the installation's own secret."""

from sqlalchemy import select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import PersonRow, SeatRow, SecretRow


async def person_by_id(session: AsyncSession, id: str) -> PersonRow | None:
    return await session.get(PersonRow, id)


async def person_by_account(session: AsyncSession, key: str) -> PersonRow | None:
    return await session.scalar(select(PersonRow).where(PersonRow.account_key == key))


async def rename_person(session: AsyncSession, id: str, name: str) -> None:
    """Also at the tables where the person sits; others on the same screen keep theirs."""
    await session.execute(update(PersonRow).where(PersonRow.id == id).values(name=name))
    own = (SeatRow.person == id) & ~SeatRow.local
    await session.execute(update(SeatRow).where(own).values(name=name))


async def move_seats(session: AsyncSession, from_person: str, to_person: PersonRow) -> None:
    """A guest who logs in takes the seats along."""
    own = SeatRow.person == from_person
    await session.execute(update(SeatRow).where(own, ~SeatRow.local).values(name=to_person.name))
    await session.execute(update(SeatRow).where(own).values(person=to_person.id))


async def secret_value(session: AsyncSession, name: str, proposal: str) -> str:
    """The stored secret; the proposal becomes it if there is none yet."""
    is_sqlite = session.get_bind().dialect.name == "sqlite"
    insert = sqlite_insert(SecretRow) if is_sqlite else postgres_insert(SecretRow)
    await session.execute(insert.values(name=name, value=proposal).on_conflict_do_nothing())
    return (await session.scalars(select(SecretRow.value).where(SecretRow.name == name))).one()

"""Queries about sessions and tokens, and the key of the first edition's cookies."""

from collections.abc import Collection

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import PersonRow, SecretRow, SessionRow


async def session_by_hash(session: AsyncSession, hash: str) -> tuple[SessionRow, PersonRow] | None:
    query = select(SessionRow, PersonRow).join(PersonRow, PersonRow.id == SessionRow.person)
    row = (await session.execute(query.where(SessionRow.hash == hash))).one_or_none()
    return None if row is None else (row[0], row[1])


async def sessions_of(session: AsyncSession, person: str) -> list[SessionRow]:
    """The last used first."""
    query = select(SessionRow).where(SessionRow.person == person)
    return list((await session.scalars(query.order_by(SessionRow.used.desc()))).all())


async def living(session: AsyncSession, ids: Collection[str]) -> set[str]:
    """Those of these sessions that have not ended."""
    return set(await session.scalars(select(SessionRow.id).where(SessionRow.id.in_(ids))))


async def revoke(session: AsyncSession, person: str, id: str) -> bool:
    """True if there was such a session of this person."""
    is_it = (SessionRow.person == person) & (SessionRow.id == id)
    gone = await session.scalars(delete(SessionRow).where(is_it).returning(SessionRow.id))
    return gone.first() is not None


async def revoke_all(session: AsyncSession, person: str, but: str | None) -> list[str]:
    """Ends all sessions and tokens of a person but one; returns their ids."""
    others = (SessionRow.person == person) & (SessionRow.id != (but or ""))
    gone = await session.scalars(delete(SessionRow).where(others).returning(SessionRow.id))
    return list(gone)


async def stored_key(session: AsyncSession, name: str) -> SecretRow | None:
    """The row of a secret; until the transaction ends, no other server moves it."""
    query = select(SecretRow).where(SecretRow.name == name).with_for_update()
    return await session.scalar(query)

"""Queries about what is said at tables, and who does not want to hear it."""

from collections.abc import Iterable

from sqlalchemy import delete, func, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import BlockRow, ChatRow, MuteRow


async def last_chat(session: AsyncSession, table_id: str, lines: int) -> list[ChatRow]:
    query = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc())
    return list(reversed((await session.scalars(query.limit(lines))).all()))


async def chat_after(session: AsyncSession, table_id: str, id: int) -> list[ChatRow]:
    query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > id)
    return list((await session.scalars(query.order_by(ChatRow.id))).all())


async def last_line(session: AsyncSession, table_id: str) -> int:
    """The id of what was said last; 0: nothing."""
    query = select(func.max(ChatRow.id)).where(ChatRow.table_id == table_id)
    return await session.scalar(query) or 0


async def chat_line_at(session: AsyncSession, table_id: str, id: int) -> ChatRow | None:
    query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id == id)
    return await session.scalar(query)


# ------------------------------------------------------------------ mutes


async def mutes_of(session: AsyncSession, person: str) -> list[MuteRow]:
    query = select(MuteRow).where(MuteRow.person == person).order_by(MuteRow.name, MuteRow.id)
    return list((await session.scalars(query)).all())


async def muting(session: AsyncSession, speakers: Iterable[str]) -> set[tuple[str, str]]:
    """Who does not hear whom of these: pairs of a person and a speaker, muted or blocked."""
    heard = set(speakers)
    mutes = select(MuteRow.person, MuteRow.muted).where(
        MuteRow.muted.in_(heard), MuteRow.table_id.is_(None)
    )
    blocks = select(BlockRow.person, BlockRow.blocked).where(
        BlockRow.blocked.in_(heard), BlockRow.table_id.is_(None)
    )
    return {(person, muted) for person, muted in await session.execute(union(mutes, blocks))}


async def is_silenced(session: AsyncSession, table_id: str, person: str) -> bool:
    """Whether the host of a table has muted a person there."""
    query = select(MuteRow.id).where(MuteRow.muted == person, MuteRow.table_id == table_id)
    return (await session.scalars(query.limit(1))).first() is not None


async def lift_mute(session: AsyncSession, person: str, id: str) -> bool:
    """True if there was such a mute of this person."""
    is_it = (MuteRow.person == person) & (MuteRow.id == id)
    gone = await session.scalars(delete(MuteRow).where(is_it).returning(MuteRow.id))
    return gone.first() is not None

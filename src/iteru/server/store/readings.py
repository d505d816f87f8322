"""Queries about what the coach has read."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import ReadingRow
from iteru.server.store.tables import that_stay


async def readings_of(session: AsyncSession, table_id: str) -> list[dict[str, Any]]:
    """In the order of the moves."""
    query = select(ReadingRow.reading).where(ReadingRow.table_id == table_id)
    return list((await session.scalars(query.order_by(ReadingRow.move))).all())


async def keep_reading(
    session: AsyncSession, table_id: str, move: int, reading: dict[str, Any]
) -> bool:
    """In place of an earlier one of the same decision. False: the table is gone."""
    if not await that_stay(session, [table_id]):
        return False
    await session.merge(ReadingRow(table_id=table_id, move=move, reading=reading))
    return True

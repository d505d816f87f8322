"""Queries about clocks, and the heartbeat that tells whether a server was there to keep them."""

from datetime import datetime, timedelta

from sqlalchemy import and_, or_, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import HeartbeatRow, SeatRow, TableRow

NAME = "clocks"
PUT_ASIDE = {"live": timedelta(hours=24), "days": timedelta(days=7)}  # after the last entry


async def ids_with_time_up(session: AsyncSession, time: datetime) -> list[str]:
    """Where a person is to decide whose time is up."""
    query = (
        select(TableRow.id)
        .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
        .where(TableRow.status == "running", TableRow.due <= time, SeatRow.kind == "person")
    )
    return list((await session.scalars(query)).all())


async def ids_with_clocks(session: AsyncSession) -> list[str]:
    """Where a clock runs."""
    query = select(TableRow.id).where(TableRow.status == "running", TableRow.due.is_not(None))
    return list((await session.scalars(query)).all())


async def ids_put_aside_after(session: AsyncSession, time: datetime) -> list[str]:
    """Where nothing has happened for long, and nobody has time left to decide."""
    is_old = [
        and_(TableRow.pace == pace, TableRow.changed < time - age)
        for pace, age in PUT_ASIDE.items()
    ]
    has_no_time = or_(TableRow.due.is_(None), TableRow.due <= time)
    query = select(TableRow.id).where(TableRow.status == "running", or_(*is_old), has_no_time)
    return list((await session.scalars(query)).all())


async def last_beat(session: AsyncSession) -> datetime | None:
    """When a worker last looked at the clocks; None: never."""
    return await session.scalar(select(HeartbeatRow.time).where(HeartbeatRow.name == NAME))


async def beat(session: AsyncSession, time: datetime, name: str = NAME) -> None:
    is_sqlite = session.get_bind().dialect.name == "sqlite"
    insert = sqlite_insert(HeartbeatRow) if is_sqlite else postgres_insert(HeartbeatRow)
    row = insert.values(name=name, time=time)
    await session.execute(
        row.on_conflict_do_update(
            index_elements=[HeartbeatRow.name], set_={"time": row.excluded.time}
        )
    )

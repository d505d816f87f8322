"""Queries about branches off finished games."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import BranchRow, TableRow
from iteru.server.store.tables import Kept, with_seats


async def branches_of(
    session: AsyncSession, person: str, origin: str
) -> list[tuple[BranchRow, Kept]]:
    """A person's branches off one game, the latest first."""
    query = (
        select(BranchRow, TableRow)
        .join(TableRow, TableRow.id == BranchRow.table_id)
        .where(BranchRow.person == person, BranchRow.origin == origin)
        .order_by(TableRow.created.desc())
    )
    rows = [(branch, table) for branch, table in await session.execute(query)]
    kept = await with_seats(session, [table for _, table in rows])
    return [(branch, one) for (branch, _), one in zip(rows, kept, strict=True)]


async def branch_of(session: AsyncSession, person: str, id: str) -> tuple[BranchRow, Kept] | None:
    """None: there is no such branch, or it is somebody else's."""
    branch = await session.get(BranchRow, id)
    table = await session.get(TableRow, id)
    if branch is None or table is None or branch.person != person:
        return None
    return branch, (await with_seats(session, [table]))[0]


async def number_of_branches(session: AsyncSession, person: str) -> int:
    query = select(func.count()).where(BranchRow.person == person)
    return (await session.scalars(query)).one()

"""Queries about what people have made of puzzles."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.clock import now
from iteru.server.store.models import PuzzleResultRow


async def result_of(session: AsyncSession, person: str, puzzle: str) -> PuzzleResultRow | None:
    """In a transaction that writes: nobody else changes it meanwhile."""
    return await session.get(PuzzleResultRow, (person, puzzle), with_for_update=True)


async def begun_result(session: AsyncSession, person: str, puzzle: str) -> PuzzleResultRow:
    """The same; it is there from now on. Whoever opens a puzzle twice at once has one result."""
    is_sqlite = session.get_bind().dialect.name == "sqlite"
    insert = sqlite_insert(PuzzleResultRow) if is_sqlite else postgres_insert(PuzzleResultRow)
    new = {"person": person, "puzzle": puzzle, "tries": [], "hints": 0, "status": "open"}
    await session.execute(insert.values(new | {"time": now()}).on_conflict_do_nothing())
    found = await result_of(session, person, puzzle)
    assert found is not None
    return found


async def results_of(session: AsyncSession, person: str) -> dict[str, PuzzleResultRow]:
    """By puzzle."""
    query = select(PuzzleResultRow).where(PuzzleResultRow.person == person)
    return {row.puzzle: row for row in (await session.scalars(query)).all()}


async def counts(session: AsyncSession, puzzles: Sequence[str]) -> dict[str, tuple[int, int]]:
    """By puzzle: how many people are done with it, and how many of these have found an answer."""
    is_found: ColumnElement[int] = func.count().filter(PuzzleResultRow.status == "found")
    query = (
        select(PuzzleResultRow.puzzle, func.count(), is_found)
        .where(PuzzleResultRow.puzzle.in_(puzzles), PuzzleResultRow.status != "open")
        .group_by(PuzzleResultRow.puzzle)
    )
    return {puzzle: (tried, found) for puzzle, tried, found in await session.execute(query)}

"""Queries about people as others see them: regards, results and ratings."""

import secrets
from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import delete, exists, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.messages.profiles import Regard
from iteru.server.store.database import hold
from iteru.server.store.models import (
    BlockRow,
    FavouriteRow,
    PersonRow,
    RatingRow,
    SeatRow,
    TableRow,
)
from iteru.server.store.tables import Kept, with_seats

MOST_GAMES = 500  # that a profile counts, the latest

# ------------------------------------------------------------------ regards


async def regards_of(session: AsyncSession, person: str) -> dict[str, Regard]:
    """By person: what this one thinks of them."""
    liked = select(FavouriteRow.favourite).where(FavouriteRow.person == person)
    kept_off = select(BlockRow.blocked).where(
        BlockRow.person == person, BlockRow.table_id.is_(None)
    )
    found: dict[str, Regard] = dict.fromkeys(await session.scalars(liked), "favourite")
    return found | dict.fromkeys(await session.scalars(kept_off), "blocked")


async def blockers_of(session: AsyncSession, person: str) -> set[str]:
    """Who has blocked this person."""
    query = select(BlockRow.person).where(BlockRow.blocked == person, BlockRow.table_id.is_(None))
    return set(await session.scalars(query))


async def set_regard(session: AsyncSession, person: str, other: str, regard: Regard | None) -> None:
    await session.execute(
        delete(FavouriteRow).where(FavouriteRow.person == person, FavouriteRow.favourite == other)
    )
    await session.execute(
        delete(BlockRow).where(
            BlockRow.person == person, BlockRow.blocked == other, BlockRow.table_id.is_(None)
        )
    )
    if regard == "favourite":
        session.add(FavouriteRow(person=person, favourite=other))
    elif regard == "blocked":
        session.add(BlockRow(id=secrets.token_urlsafe(9), person=person, blocked=other))


async def account_holders(session: AsyncSession, ids: Iterable[str]) -> list[PersonRow]:
    query = select(PersonRow).where(PersonRow.id.in_(set(ids)), PersonRow.account.is_not(None))
    return list(await session.scalars(query.order_by(PersonRow.name)))


async def tables_by_id(session: AsyncSession, ids: Collection[str]) -> list[Kept]:
    return await with_seats(
        session, (await session.scalars(select(TableRow).where(TableRow.id.in_(ids)))).all()
    )


# ------------------------------------------------------------------ results


async def games_of(session: AsyncSession, person: str) -> list[Kept]:
    """Games that the person has finished, the latest first; no studies, none from a record."""
    is_mine = exists().where(
        SeatRow.table_id == TableRow.id,
        or_(SeatRow.person == person, SeatRow.absentee == person),
        ~SeatRow.local,
    )
    is_played = (TableRow.status == "finished") & ~TableRow.from_record & ~TableRow.study
    query = select(TableRow).where(is_played, is_mine)
    rows = await session.scalars(query.order_by(TableRow.changed.desc()).limit(MOST_GAMES))
    return await with_seats(session, rows.all())


async def ratings_of(session: AsyncSession, person: str) -> list[RatingRow]:
    """All that the person had, the first first."""
    query = select(RatingRow).where(RatingRow.person == person).order_by(RatingRow.number)
    return list(await session.scalars(query))


# ------------------------------------------------------------------ ratings


async def hold_ratings(session: AsyncSession) -> None:
    """Until the transaction ends, nobody else rates a game."""
    await hold(session, "ratings")


async def to_be_rated(session: AsyncSession) -> list[Kept]:
    """Finished games that have not been rated, in the order in which they ended."""
    is_rated = exists().where(RatingRow.table_id == TableRow.id)
    query = select(TableRow).where(TableRow.status == "finished", TableRow.rated, ~is_rated)
    rows = await session.scalars(query.order_by(TableRow.changed, TableRow.id))
    return await with_seats(session, rows.all())


async def last_ratings(
    session: AsyncSession, game: str, people: Sequence[str], before: int | None = None
) -> dict[str, RatingRow]:
    """By person: the rating now, or before the game of this number, of those who have one."""
    is_older = true() if before is None else RatingRow.number < before
    newest = (
        select(RatingRow.person, func.max(RatingRow.number).label("number"))
        .where(RatingRow.game == game, RatingRow.person.in_(people), is_older)
        .group_by(RatingRow.person)
        .subquery()
    )
    query = select(RatingRow).join(
        newest, (RatingRow.person == newest.c.person) & (RatingRow.number == newest.c.number)
    )
    return {row.person: row for row in await session.scalars(query)}


async def ratings_by(session: AsyncSession, table_id: str) -> list[RatingRow]:
    """What a game has made of the ratings of those who played it."""
    return list(await session.scalars(select(RatingRow).where(RatingRow.table_id == table_id)))


async def rated_games(session: AsyncSession) -> int:
    """The number of the last game that was rated."""
    return await session.scalar(select(func.max(RatingRow.number))) or 0


async def all_ratings(session: AsyncSession) -> list[RatingRow]:
    query = select(RatingRow).order_by(RatingRow.number, RatingRow.person)
    return list(await session.scalars(query))


async def forget_ratings(session: AsyncSession) -> None:
    await session.execute(delete(RatingRow))

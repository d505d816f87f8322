"""Queries of who keeps order: reports, announcements, warnings, bans, and what is swept away."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import (
    AnnouncementRow,
    BlockRow,
    BranchRow,
    ChatRow,
    FavouriteRow,
    MuteRow,
    NoticeRow,
    NoticeSettingsRow,
    PersonRow,
    PuzzleResultRow,
    ReportRow,
    SeatRow,
    SeatWishRow,
    SessionRow,
    TableRow,
)

GONE = "—"  # the name of somebody who has left for good


async def announcements(session: AsyncSession, time: datetime) -> list[AnnouncementRow]:
    query = select(AnnouncementRow).where(AnnouncementRow.until > time)
    return list((await session.scalars(query.order_by(AnnouncementRow.until))).all())


async def forget_warning(session: AsyncSession, person: str) -> None:
    await session.execute(update(PersonRow).where(PersonRow.id == person).values(warning=None))


async def reports(session: AsyncSession) -> list[tuple[ReportRow, str]]:
    """With the names of those who made them; the latest first."""
    query = select(ReportRow, PersonRow.name).join(PersonRow, PersonRow.id == ReportRow.person)
    rows = await session.execute(query.order_by(ReportRow.time.desc()))
    return [(report, name) for report, name in rows]


async def reports_of(session: AsyncSession, person: str) -> list[ReportRow]:
    query = select(ReportRow).where(ReportRow.person == person)
    return list((await session.scalars(query)).all())


async def forget_report(session: AsyncSession, id: str) -> bool:
    query = delete(ReportRow).where(ReportRow.id == id).returning(ReportRow.id)
    return (await session.scalars(query)).first() is not None


# ------------------------------------------------------------------ people


async def people_called(
    session: AsyncSession, part: str, most: int
) -> list[tuple[PersonRow, datetime | None]]:
    """Whose name or id holds this, and when they were last here; the latest first."""
    used = (
        select(func.max(SessionRow.used)).where(SessionRow.person == PersonRow.id).scalar_subquery()
    )
    fits = PersonRow.name.icontains(part, autoescape=True) | (PersonRow.id == part)
    query = select(PersonRow, used).where(fits).order_by(used.desc().nulls_last()).limit(most)
    return [(person, last) for person, last in await session.execute(query)]


async def old_guests(session: AsyncSession, before: datetime) -> list[str]:
    """Guests who were not here since then and sit at no table that goes on."""
    was_here = exists().where(SessionRow.person == PersonRow.id, SessionRow.used >= before)
    plays = exists().where(
        SeatRow.person == PersonRow.id,
        TableRow.id == SeatRow.table_id,
        TableRow.status.in_(("open", "running")),
    )
    query = select(PersonRow.id).where(
        PersonRow.account_key.is_(None),
        PersonRow.name != GONE,
        PersonRow.created < before,
        ~was_here,
        ~plays,
    )
    return list((await session.scalars(query)).all())


async def forget_seat_names(session: AsyncSession, person: str) -> None:
    """Wherever the person sits, or has sat."""
    was_there = (SeatRow.person == person) | (SeatRow.absentee == person)
    await session.execute(update(SeatRow).where(was_there).values(name=None, local=False))


async def erase_person(session: AsyncSession, person: str) -> None:
    """The name and all that is personal goes; games stay, with a seat that has no name."""
    own: Sequence[tuple[type, ColumnElement[bool]]] = (
        (SessionRow, SessionRow.person == person),  # and with them the devices
        (NoticeSettingsRow, NoticeSettingsRow.person == person),
        (NoticeRow, NoticeRow.person == person),
        (SeatWishRow, SeatWishRow.person == person),
        (MuteRow, (MuteRow.person == person) | (MuteRow.muted == person)),
        (BlockRow, (BlockRow.person == person) | (BlockRow.blocked == person)),
        (FavouriteRow, (FavouriteRow.person == person) | (FavouriteRow.favourite == person)),
        (ReportRow, ReportRow.person == person),
        (ChatRow, ChatRow.person == person),
        (PuzzleResultRow, PuzzleResultRow.person == person),
        (BranchRow, BranchRow.person == person),  # what is left of them is swept away
    )
    for rows, is_own in own:
        await session.execute(delete(rows).where(is_own))
    await forget_seat_names(session, person)
    await session.execute(
        update(PersonRow)
        .where(PersonRow.id == person)
        .values(
            name=GONE,
            account=None,
            account_key=None,
            skeleton=None,
            password=None,
            recovery=None,
            warning=None,
        )
    )


# ------------------------------------------------------------------ tables


async def old_tables(session: AsyncSession, before: datetime) -> list[str]:
    """Those that nobody has touched since then and that are not finished: finished games stay."""
    query = select(TableRow.id).where(
        TableRow.changed < before, TableRow.status.in_(("open", "running", "abandoned"))
    )
    return list((await session.scalars(query)).all())

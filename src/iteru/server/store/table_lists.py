"""Queries for the lobby: tables of one person, and pages of those that all may see."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, exists, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.messages.lists import ListedStatus, TableSearch
from iteru.server.messages.tables import TableStatus
from iteru.server.store.models import SeatKind, SeatRow, TableRow
from iteru.server.store.tables import Kept, with_seats

PAGE = 20  # tables
MOST_MINE = 100
AGAINST_BOTS = timedelta(days=30)  # without a move, then such a table leaves my list
RESULTS = timedelta(days=30)  # for which a finished table of others is listed
LISTED: tuple[ListedStatus, ...] = ("open", "running", "finished")


async def my_tables(
    session: AsyncSession, person: str, statuses: Sequence[TableStatus], most: int, now: datetime
) -> list[Kept]:
    """Those where the person sits, or is awaited for a rematch; the last changed first."""
    has_others = has_seat(SeatRow.kind != "bot", SeatRow.person.is_distinct_from(person))
    query = select(TableRow).where(
        sits_there(person),
        ~TableRow.study,
        TableRow.status.in_(statuses),
        or_(TableRow.status != "running", has_others, TableRow.changed > now - AGAINST_BOTS),
    )
    rows = await session.scalars(query.order_by(TableRow.changed.desc()).limit(most))
    return await with_seats(session, rows.all())


async def listed_tables(
    session: AsyncSession, person: str | None, search: TableSearch, now: datetime
) -> list[Kept]:
    """One page. Open tables: first the latest of each who made some, so that nobody's is pushed
    off the list; others: the last changed first."""
    query = select(TableRow).where(*found(person, search, now), TableRow.status == search.status)
    if search.status == "open":
        latest = TableRow.created.desc()
        of_creator = func.row_number().over(partition_by=TableRow.creator, order_by=latest)
        query = query.order_by(of_creator, latest, TableRow.id)
    else:
        query = query.order_by(TableRow.changed.desc(), TableRow.id)
    rows = await session.scalars(query.limit(PAGE).offset(search.page * PAGE))
    return await with_seats(session, rows.all())


async def counted(
    session: AsyncSession, person: str | None, search: TableSearch, now: datetime
) -> dict[ListedStatus, int]:
    """How many fit the search, by status."""
    query = select(TableRow.status, func.count().label("number")).where(*found(person, search, now))
    rows = await session.execute(query.group_by(TableRow.status))
    numbers: dict[str, int] = {row.status: row.number for row in rows}
    return {status: numbers.get(status, 0) for status in LISTED}


def found(person: str | None, search: TableSearch, now: datetime) -> list[ColumnElement[bool]]:
    """What holds for tables that fit the search, whatever their status: those that are listed, and
    all games that the person has finished."""
    is_finished = TableRow.status == "finished"
    is_recent = or_(~is_finished, TableRow.changed > now - RESULTS)
    conditions: list[ColumnElement[bool]] = [
        TableRow.status.in_(LISTED),
        ~TableRow.study,
        or_(TableRow.listed & is_recent, is_finished & sits_there(person)),
    ]
    if search.game:
        conditions.append(TableRow.game == search.game)
    if search.pace:
        conditions.append(TableRow.pace == search.pace)
    if search.free:
        for_me = or_(SeatRow.person.is_(None), SeatRow.person == person)
        conditions += [has_seat(SeatRow.kind == "open", for_me), ~sits_there(person, "person")]
    if search.alone:
        conditions += [sits_there(person), ~has_seat(SeatRow.seat > 0), ~TableRow.from_record]
    if search.text:
        has_name = TableRow.name.icontains(search.text, autoescape=True)
        has_person = has_seat(SeatRow.name.icontains(search.text, autoescape=True))
        conditions.append(or_(has_name, has_person))
    return conditions


def sits_there(person: str | None, kind: SeatKind | None = None) -> ColumnElement[bool]:
    """Or is awaited there; kind: of the seat."""
    if person is None:
        return false()
    return has_seat(SeatRow.person == person, *([SeatRow.kind == kind] if kind else []))


def has_seat(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether there is such a seat at the table."""
    return exists().where(SeatRow.table_id == TableRow.id, *conditions)

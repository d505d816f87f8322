"""Queries about notices: who is awaited where, who wants to hear of it, and what was told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Select, delete, exists, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from iteru.server.messages.notices import Channel, Event
from iteru.server.store.models import (
    DeviceRow,
    EntryRow,
    NoticeRow,
    NoticeSettingsRow,
    SeatRow,
    SeatWishRow,
    TableRow,
)

RECENT = timedelta(hours=1)  # so long it is news that a game has begun or ended
Key = tuple[str, str, Event]
NEARLY = timedelta(hours=3)  # before the time of a move is up; less where there is less of it
_Person = InstrumentedAttribute[str] | InstrumentedAttribute[str | None]
_Query = Select[str | None, str, int, datetime]  # person, table, number, since


@dataclass(frozen=True)
class Wait:
    """Somebody who can be told is awaited at a table, or should hear of it."""

    person: str
    table: str
    event: Event
    number: int  # the entry of the log with which it began: a later one is another wait
    since: datetime
    until: datetime | None = None  # when the time is up

    @property
    def key(self) -> Key:
        return (self.person, self.table, self.event)


def key_of(row: NoticeRow) -> Key:
    return (row.person, row.table_id, row.event)


async def waits(session: AsyncSession, now: datetime) -> list[Wait]:
    """Everybody with a browser or an address to be told at, wherever another person plays too."""
    found: list[Wait] = []
    for person, table, number, since, until, allowance in await session.execute(_turns()):
        assert person is not None  # one who can be told
        found.append(Wait(person, table, "turn", number, since, until))
        if until is not None and until - now < min(NEARLY, timedelta(seconds=allowance / 8)):
            found.append(Wait(person, table, "time", number, now, until))
    news: list[tuple[Event, _Query]] = [
        ("invitation", _invitations()),
        ("seat", _free_seats()),
        ("full", _full()),
        ("full", _begun(now - RECENT)),
        ("over", _ended(now - RECENT)),
    ]
    for event, query in news:
        for person, table, number, since in await session.execute(query.distinct()):
            assert person is not None
            found.append(Wait(person, table, event, number, since))
    return found


def _turns() -> Select[str | None, str, int, datetime, datetime | None, int]:
    """A wait begins with the last entry of somebody else; undo and drafts do not begin another."""
    mine = aliased(SeatRow)
    at_entry = (mine.table_id == EntryRow.table_id) & (mine.seat == EntryRow.seat)
    is_mine = exists().where(at_entry, mine.person == SeatRow.person).correlate(EntryRow, SeatRow)
    began = (
        select(EntryRow.number)
        .where(EntryRow.table_id == TableRow.id, ~is_mine)
        .order_by(EntryRow.number.desc())
        .limit(1)
        .correlate(TableRow, SeatRow)
        .scalar_subquery()
    )
    is_to_move = (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move)
    table = (TableRow.changed, TableRow.due, TableRow.allowance)
    query = select(SeatRow.person, TableRow.id, began, *table).join(SeatRow, is_to_move)
    is_asked = ~TableRow.only_pass  # else the server answers soon
    return query.where(TableRow.status == "running", is_asked, *_with_others())


def _invitations() -> _Query:
    query = select(SeatRow.person, TableRow.id, literal(0), TableRow.created)
    return query.join(SeatRow, SeatRow.table_id == TableRow.id).where(
        TableRow.status == "open", SeatRow.kind == "open", _can_be_told()
    )


def _free_seats() -> _Query:
    """A seat is free for whoever has asked to be told."""
    own, wisher = aliased(SeatRow), SeatWishRow.person
    query = select(wisher, TableRow.id, literal(0), TableRow.changed)
    return (
        query.join(SeatWishRow, SeatWishRow.table_id == TableRow.id)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            TableRow.status == "open",
            SeatRow.kind == "open",
            SeatRow.person.is_(None),
            ~exists().where(own.table_id == TableRow.id, own.person == wisher),
            _can_be_told(wisher),
        )
    )


def _full() -> _Query:
    """The others wait until this person says to be ready."""
    free = aliased(SeatRow)
    query = select(SeatRow.person, TableRow.id, literal(0), TableRow.changed)
    return query.join(SeatRow, SeatRow.table_id == TableRow.id).where(
        TableRow.status == "open",
        SeatRow.readiness != "ready",
        ~exists().where(free.table_id == TableRow.id, free.kind == "open"),
        *_with_others(),
    )


def _begun(after: datetime) -> _Query:
    """Whoever was told that the table is full is not told again."""
    query = select(SeatRow.person, TableRow.id, literal(0), EntryRow.time)
    return (
        query.join(SeatRow, SeatRow.table_id == TableRow.id)
        .join(EntryRow, (EntryRow.table_id == TableRow.id) & (EntryRow.number == 1))
        .where(TableRow.status == "running", EntryRow.time > after, *_with_others())
    )


def _ended(after: datetime) -> _Query:
    query = select(SeatRow.person, TableRow.id, TableRow.number, TableRow.changed)
    return query.join(SeatRow, SeatRow.table_id == TableRow.id).where(
        TableRow.status == "finished", TableRow.changed > after, *_with_others()
    )


def _with_others() -> tuple[ColumnElement[bool], ...]:
    """A person's seat at a table where another person sits: nobody else waits for a bot's rival."""
    other = aliased(SeatRow)
    return (
        SeatRow.kind == "person",
        _can_be_told(),
        exists().where(
            other.table_id == TableRow.id, other.kind == "person", other.person != SeatRow.person
        ),
    )


def _can_be_told(person: _Person = SeatRow.person) -> ColumnElement[bool]:
    by_mail = select(NoticeSettingsRow.person).where(NoticeSettingsRow.confirmed)
    return person.in_(select(DeviceRow.person).union(by_mail))


# ------------------------------------------------------------------ what was told


async def all_notices(session: AsyncSession) -> list[NoticeRow]:
    return list((await session.scalars(select(NoticeRow))).all())


async def forget_notices(session: AsyncSession, keys: Iterable[Key]) -> None:
    await session.execute(delete(NoticeRow).where(_is_one_of(list(keys))))


async def mark_told(
    session: AsyncSession, keys: Iterable[Key], channel: Channel, now: datetime
) -> None:
    told = {"pushed": now} if channel == "push" else {"mailed": now}
    await session.execute(update(NoticeRow).where(_is_one_of(list(keys))).values(told))


def _is_one_of(keys: Sequence[Key]) -> ColumnElement[bool]:
    return tuple_(NoticeRow.person, NoticeRow.table_id, NoticeRow.event).in_(keys)


# ------------------------------------------------------------------ who wants to be told what


async def seat_wishes_of(session: AsyncSession, person: str) -> set[str]:
    """The tables that wait for players at which this person would like a seat."""
    query = select(SeatWishRow.table_id).join(TableRow, TableRow.id == SeatWishRow.table_id)
    mine = query.where(SeatWishRow.person == person, TableRow.status == "open")
    return set(await session.scalars(mine))


async def settings_of(session: AsyncSession, person: str) -> NoticeSettingsRow | None:
    return await session.get(NoticeSettingsRow, person)


async def settings_by_person(
    session: AsyncSession, people: Iterable[str]
) -> dict[str, NoticeSettingsRow]:
    query = select(NoticeSettingsRow).where(NoticeSettingsRow.person.in_(set(people)))
    return {row.person: row for row in await session.scalars(query)}


async def devices_of(session: AsyncSession, person: str) -> list[DeviceRow]:
    """The oldest first."""
    query = select(DeviceRow).where(DeviceRow.person == person).order_by(DeviceRow.created)
    return list((await session.scalars(query)).all())


async def devices_by_person(
    session: AsyncSession, people: Iterable[str]
) -> dict[str, list[DeviceRow]]:
    found: dict[str, list[DeviceRow]] = {}
    for row in await session.scalars(select(DeviceRow).where(DeviceRow.person.in_(set(people)))):
        found.setdefault(row.person, []).append(row)
    return found


async def forget_devices(session: AsyncSession, *conditions: ColumnElement[bool]) -> None:
    await session.execute(delete(DeviceRow).where(*conditions))


async def turns_of(session: AsyncSession, person: str) -> list[tuple[TableRow, list[str]]]:
    """The tables where others wait for this person, with their names; the least time left first."""
    mine, other = aliased(SeatRow), aliased(SeatRow)
    query = (
        select(TableRow, other.name)
        .join(mine, (mine.table_id == TableRow.id) & (mine.seat == TableRow.to_move))
        .join(other, (other.table_id == TableRow.id) & (other.kind == "person"))
        .where(TableRow.status == "running", mine.kind == "person", mine.person == person)
        .where(other.person != person, ~TableRow.only_pass)
        .order_by(TableRow.due.is_(None), TableRow.due, TableRow.changed, TableRow.id, other.seat)
    )
    found: dict[str, tuple[TableRow, list[str]]] = {}
    for table, name in await session.execute(query):
        found.setdefault(table.id, (table, []))[1].append(name or "")
    return list(found.values())

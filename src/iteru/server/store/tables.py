"""Queries about tables, their seats, their log and their chat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Select, bindparam, case, exists, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import ChatRow, EntryRow, SeatRow, TableRow

MOST_LISTED = 50
Row = dict[str, object]  # of a database table, by column


@dataclass(frozen=True)
class Kept:
    """A table with its seats, in order."""

    table: TableRow
    seats: list[SeatRow]


@dataclass(frozen=True)
class Standing:
    """What the table's row says of its game after an entry."""

    table_id: str
    number: int
    to_move: int
    is_over: bool
    scores: list[int] | None
    places: list[int] | None
    changed: datetime


# ------------------------------------------------------------------ tables and seats


async def kept_table(session: AsyncSession, id: str) -> Kept | None:
    table = await session.get(TableRow, id)
    if table is None:
        return None
    return (await _with_seats(session, [table]))[0]


async def lock_table(session: AsyncSession, id: str) -> Kept | None:
    """The same; until the transaction ends, nobody else changes who sits at the table."""
    table = await session.get(TableRow, id, with_for_update=True)
    if table is None:
        return None
    return (await _with_seats(session, [table]))[0]


async def _with_seats(session: AsyncSession, tables: Sequence[TableRow]) -> list[Kept]:
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    query = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
    for seat in await session.scalars(query):
        seats[seat.table_id].append(seat)
    return [Kept(table, seats[table.id]) for table in tables]


async def my_tables(session: AsyncSession, person: str, statuses: Sequence[str]) -> list[Kept]:
    """Those where the person sits, or is awaited for a rematch; the last changed first."""
    is_mine = exists().where(SeatRow.table_id == TableRow.id, SeatRow.person == person)
    query = select(TableRow).where(is_mine, TableRow.status.in_(statuses))
    return await _latest(session, query.order_by(TableRow.changed.desc()).limit(MOST_LISTED * 2))


async def open_tables(session: AsyncSession, person: str | None) -> list[Kept]:
    """Listed tables of others with a seat for anyone."""
    at_table = SeatRow.table_id == TableRow.id
    is_free = exists().where(at_table, SeatRow.kind == "open", SeatRow.person.is_(None))
    query = select(TableRow).where(TableRow.status == "open", TableRow.listed, is_free)
    if person is not None:
        query = query.where(~exists().where(at_table, SeatRow.person == person))
    return await _latest(session, query.order_by(TableRow.created.desc()).limit(MOST_LISTED))


async def ids_of_my_tables(session: AsyncSession, person: str) -> list[str]:
    """Where the person sits and the game is not over."""
    query = (
        select(TableRow.id)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person == person, TableRow.status.in_(("open", "running")))
    )
    return list((await session.scalars(query.distinct())).all())


async def ids_where_bots_decide(session: AsyncSession) -> list[str]:
    query = (
        select(TableRow.id)
        .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
        .where(TableRow.status == "running", SeatRow.kind == "bot")
    )
    return list((await session.scalars(query)).all())


async def _latest(session: AsyncSession, query: Select[TableRow]) -> list[Kept]:
    return await _with_seats(session, (await session.scalars(query)).all())


# ------------------------------------------------------------------ the log


async def entries_after(session: AsyncSession, table_id: str, number: int) -> list[EntryRow]:
    query = select(EntryRow).where(EntryRow.table_id == table_id, EntryRow.number > number)
    return list((await session.scalars(query.order_by(EntryRow.number))).all())


async def append_entries(session: AsyncSession, drafts: Iterable[Sequence[Row]]) -> set[str]:
    """Appends the drafts whose first number is still free; returns the ids of their tables.

    At most one draft for each table, its rows by number. Whoever has the first number has those
    after it: nobody appends a number before the one below it is committed. The tables are taken in
    order, so that workers that append at the same time never wait for each other in a circle.
    """
    ordered = sorted(drafts, key=lambda rows: str(rows[0]["table_id"]))
    is_sqlite = session.get_bind().dialect.name == "sqlite"
    insert = sqlite_insert(EntryRow) if is_sqlite else postgres_insert(EntryRow)
    connection = await session.connection()  # below the ORM: it would spell out every batch anew
    firsts = await connection.execute(
        insert.on_conflict_do_nothing().returning(EntryRow.table_id), [rows[0] for rows in ordered]
    )
    appended = set(firsts.scalars())
    others = [row for rows in ordered if rows[0]["table_id"] in appended for row in rows[1:]]
    if others:
        await connection.execute(insert, others)
    return appended


async def update_standings(session: AsyncSession, standings: Iterable[Standing]) -> None:
    ordered = sorted(standings, key=lambda standing: standing.table_id)
    connection = await session.connection()
    await connection.execute(
        update(TableRow)
        .where(TableRow.id == bindparam("id_of_table"))
        .values(
            number=bindparam("new_number"),
            to_move=bindparam("new_to_move"),
            status=case((bindparam("is_over"), "finished"), else_=TableRow.status),
            scores=bindparam("new_scores"),
            places=bindparam("new_places"),
            changed=bindparam("new_changed"),
        ),
        [
            {
                "id_of_table": standing.table_id,
                "new_number": standing.number,
                "new_to_move": standing.to_move,
                "is_over": standing.is_over,
                "new_scores": standing.scores,
                "new_places": standing.places,
                "new_changed": standing.changed,
            }
            for standing in ordered
        ],
    )


# ------------------------------------------------------------------ chat


async def last_chat(session: AsyncSession, table_id: str, lines: int) -> list[ChatRow]:
    query = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc())
    return list(reversed((await session.scalars(query.limit(lines))).all()))


async def chat_after(session: AsyncSession, table_id: str, id: int) -> list[ChatRow]:
    query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.id > id)
    return list((await session.scalars(query.order_by(ChatRow.id))).all())

"""Queries about tables, their seats and their log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import bindparam, case, delete, exists, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.links import new_code
from iteru.server.messages.pace import Ended
from iteru.server.store.database import hold
from iteru.server.store.models import Base, BranchRow, EntryRow, SeatRow, TableRow

MOST_DELETED = 100  # tables in one transaction
LONGEST_NAME = 40
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
    left: list[float] | None = None  # seconds by seat, if there are clocks
    due: datetime | None = None  # when the running one has none left
    ended: Ended | None = None  # why before its time
    only_pass: bool = False  # whoever is to decide is asked for a reaction and has none


# ------------------------------------------------------------------ tables and seats


async def kept_table(session: AsyncSession, id: str) -> Kept | None:
    table = await session.get(TableRow, id)
    if table is None:
        return None
    return (await with_seats(session, [table]))[0]


async def lock_table(session: AsyncSession, id: str) -> Kept | None:
    """The same; until the transaction ends, nobody else changes who sits at the table."""
    table = await session.get(TableRow, id, with_for_update=True)
    if table is None:
        return None
    return (await with_seats(session, [table]))[0]


async def id_of_code(session: AsyncSession, code: str) -> str | None:
    """The table to which a short link leads."""
    return await session.scalar(select(TableRow.id).where(TableRow.code == code))


async def free_code(session: AsyncSession) -> str:
    while True:
        code = new_code()
        if await id_of_code(session, code) is None:
            return code


async def free_name(session: AsyncSession, name: str) -> str:
    """The name, with a number behind it if another table that waits for players has it."""
    await hold(session, "table names")
    found, copies = name, 1
    while await is_name_taken(session, found):
        copies += 1
        found = f"{name[: LONGEST_NAME - len(str(copies)) - 1]} {copies}"
    return found


async def is_name_taken(session: AsyncSession, name: str) -> bool:
    """Whether a table that waits for players has it; whoever gives it to one holds the names."""
    named = select(TableRow.id).where(TableRow.status == "open", TableRow.name == name)
    return await session.scalar(named.limit(1)) is not None


async def with_seats(session: AsyncSession, tables: Sequence[TableRow]) -> list[Kept]:
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    query = select(SeatRow).where(SeatRow.table_id.in_(seats)).order_by(SeatRow.seat)
    for seat in await session.scalars(query):
        seats[seat.table_id].append(seat)
    return [Kept(table, seats[table.id]) for table in tables]


async def open_tables_of(session: AsyncSession, creator: str) -> int:
    """How many tables that this person has made wait for players."""
    query = select(func.count()).where(TableRow.creator == creator, TableRow.status == "open")
    return (await session.scalars(query)).one()


async def ids_of_my_tables(session: AsyncSession, person: str) -> list[str]:
    """Where the person sits and the game is not over."""
    query = (
        select(TableRow.id)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(SeatRow.person == person, TableRow.status.in_(("open", "running")))
    )
    return list((await session.scalars(query.distinct())).all())


async def ids_that_play_by_themselves(session: AsyncSession) -> list[str]:
    """Where a bot is to decide, or somebody who can only pass."""
    query = (
        select(TableRow.id)
        .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_move))
        .where(TableRow.status == "running", or_(SeatRow.kind == "bot", TableRow.only_pass))
    )
    return list((await session.scalars(query)).all())


async def waiting_tables(session: AsyncSession) -> list[Kept]:
    """Those that wait for players, listed or not."""
    rows = await session.scalars(select(TableRow).where(TableRow.status == "open"))
    return await with_seats(session, rows.all())


async def note_attended(session: AsyncSession, ids: Sequence[str], time: datetime) -> None:
    """Somebody who sits there is connected."""
    await session.execute(update(TableRow).where(TableRow.id.in_(ids)).values(attended=time))


async def close_tables(session: AsyncSession, ids: Sequence[str]) -> list[str]:
    """Those of them that still wait for players are abandoned; returns their ids."""
    still = update(TableRow).where(TableRow.id.in_(ids), TableRow.status == "open")
    rows = await session.scalars(still.values(status="abandoned").returning(TableRow.id))
    return list(rows.all())


async def old_studies(session: AsyncSession, before: datetime) -> list[str]:
    """Ids of those in which nothing has been done since; branches are kept."""
    is_branch = exists().where(BranchRow.table_id == TableRow.id)
    query = select(TableRow.id).where(TableRow.study, TableRow.changed < before, ~is_branch)
    return list((await session.scalars(query.limit(MOST_DELETED))).all())


async def spare_studies(session: AsyncSession, person: str, most: int) -> list[str]:
    """Ids of a person's studies but the latest so many; branches do not count."""
    is_branch = exists().where(BranchRow.table_id == TableRow.id)
    query = select(TableRow.id).where(TableRow.creator == person, TableRow.study, ~is_branch)
    latest_first = query.order_by(TableRow.changed.desc(), TableRow.id)
    return list((await session.scalars(latest_first.offset(most).limit(MOST_DELETED))).all())


async def delete_tables(session: AsyncSession, ids: Sequence[str]) -> None:
    """With all that is stored about them, wherever it is; nobody adds to it meanwhile."""
    theirs = select(TableRow.id).where(TableRow.id.in_(ids)).order_by(TableRow.id)
    await session.execute(theirs.with_for_update())
    for table in reversed(Base.metadata.sorted_tables):  # whatever refers to another comes first
        for column in table.columns:
            if column.references(TableRow.__table__.c.id):
                await session.execute(delete(table).where(column.in_(ids)))
    await session.execute(delete(TableRow).where(TableRow.id.in_(ids)))


async def that_stay(session: AsyncSession, ids: Iterable[str]) -> list[str]:
    """Those of them that exist, in order; nobody deletes them before this transaction ends."""
    query = select(TableRow.id).where(TableRow.id.in_(list(ids))).order_by(TableRow.id)
    return list(await session.scalars(query.with_for_update(read=True, key_share=True)))


# ------------------------------------------------------------------ the log


async def entries_after(session: AsyncSession, table_id: str, number: int) -> list[EntryRow]:
    query = select(EntryRow).where(EntryRow.table_id == table_id, EntryRow.number > number)
    return list((await session.scalars(query.order_by(EntryRow.number))).all())


async def append_entries(session: AsyncSession, drafts: Iterable[Sequence[Row]]) -> set[str]:
    """Appends the drafts whose first number is still free; returns the ids of their tables.

    At most one draft for each table, its rows by number. Whoever has the first number has those
    after it: nobody appends a number before the one below it is committed. The tables are taken in
    order, so that workers that append at the same time never wait for each other in a circle.
    A table may have been deleted while a bot thought: the drafts of the others must not fail.
    """
    by_table = {str(rows[0]["table_id"]): rows for rows in drafts}
    ordered = [by_table[id] for id in await that_stay(session, by_table)]
    if not ordered:
        return set()
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
            left=bindparam("new_left"),
            due=bindparam("new_due"),
            ended=bindparam("new_ended"),
            only_pass=bindparam("new_only_pass"),
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
                "new_left": standing.left,
                "new_due": standing.due,
                "new_ended": standing.ended,
                "new_only_pass": standing.only_pass,
            }
            for standing in ordered
        ],
    )

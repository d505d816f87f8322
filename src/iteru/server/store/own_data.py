"""All rows that belong to a person."""

from sqlalchemy import Table, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import Base, EntryRow, PersonRow, SeatRow, TableRow

OWN = "person"  # the column that names whose a row is, in every table that has one
SECRET = {"hash", "password", "recovery", "auth", "key", "endpoint"}  # columns
SHOWN = ("id", "game", "options", "status", "created", "changed", "scores", "places")  # of tables
Rows = list[dict[str, object]]


async def data_of(session: AsyncSession, person: str) -> dict[str, Rows]:
    """By table of the database. Of games only what the person did: seeds and others' moves are
    not theirs."""
    found = {"people": await _rows(session, PersonRow.__table__, "id", person)}
    for table in Base.metadata.sorted_tables:
        if OWN in table.columns:
            found[table.name] = await _rows(session, table, OWN, person)
    seats = [(row["table_id"], row["seat"]) for row in found[SeatRow.__tablename__]]
    moves = select(
        EntryRow.table_id, EntryRow.number, EntryRow.kind, EntryRow.notation, EntryRow.time
    ).where(tuple_(EntryRow.table_id, EntryRow.seat).in_(seats))
    tables = select(*(TableRow.__table__.columns[name] for name in SHOWN)).where(
        TableRow.id.in_({id for id, _ in seats})
    )
    for name, query in (("moves", moves), ("tables", tables)):
        found[name] = [dict(row) for row in (await session.execute(query)).mappings()]
    return found


async def _rows(session: AsyncSession, table: object, column: str, person: str) -> Rows:
    assert isinstance(table, Table)
    shown = [one for one in table.columns if one.name not in SECRET]
    query = select(*shown).where(table.columns[column] == person)
    return [dict(row) for row in (await session.execute(query)).mappings()]

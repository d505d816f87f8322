"""Queries about people and their accounts."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.store.models import (
    Base,
    BlockRow,
    BranchRow,
    PersonRow,
    PuzzleResultRow,
    SeatRow,
    SeatWishRow,
    SessionRow,
)


async def person_by_id(session: AsyncSession, id: str) -> PersonRow | None:
    return await session.get(PersonRow, id)


async def person_by_account(session: AsyncSession, key: str, skeleton: str) -> PersonRow | None:
    """The holder of this very name, else of the one that looks like it."""
    by_key = select(PersonRow).where(PersonRow.account_key == key)
    by_look = select(PersonRow).where(PersonRow.skeleton == skeleton)
    return await session.scalar(by_key) or await session.scalar(by_look)


async def is_reserved(session: AsyncSession, skeleton: str, person: str) -> bool:
    """Whether the name of another's account looks like this."""
    holder = select(PersonRow.id).where(PersonRow.skeleton == skeleton, PersonRow.id != person)
    return await session.scalar(holder) is not None


async def person_by_recovery(session: AsyncSession, hash: str) -> PersonRow | None:
    """Until the transaction ends, nobody else finds the guest by this code."""
    query = select(PersonRow).where(PersonRow.recovery == hash).with_for_update()
    return await session.scalar(query)


async def set_recovery(session: AsyncSession, id: str, hash: str | None) -> None:
    await session.execute(update(PersonRow).where(PersonRow.id == id).values(recovery=hash))


async def rename_person(session: AsyncSession, id: str, name: str) -> None:
    """Also at the tables where the person sits; others on the same screen keep theirs."""
    await session.execute(update(PersonRow).where(PersonRow.id == id).values(name=name))
    own = (SeatRow.person == id) & ~SeatRow.local
    await session.execute(update(SeatRow).where(own).values(name=name))


async def move_seats(session: AsyncSession, from_person: str, to_person: PersonRow) -> None:
    """A guest who logs in takes the seats along, and what was learned."""
    own = SeatRow.person == from_person
    await session.execute(update(SeatRow).where(own, ~SeatRow.local).values(name=to_person.name))
    await session.execute(update(SeatRow).where(own).values(person=to_person.id))
    absent = SeatRow.absentee == from_person
    await session.execute(update(SeatRow).where(absent).values(absentee=to_person.id))
    branches = update(BranchRow).where(BranchRow.person == from_person)
    await session.execute(branches.values(person=to_person.id))
    has = select(PuzzleResultRow.puzzle).where(PuzzleResultRow.person == to_person.id)
    results = update(PuzzleResultRow).where(
        PuzzleResultRow.person == from_person, PuzzleResultRow.puzzle.not_in(has)
    )
    await session.execute(results.values(person=to_person.id))
    wished = select(SeatWishRow.table_id).where(SeatWishRow.person == to_person.id)
    wishes = update(SeatWishRow).where(
        SeatWishRow.person == from_person, SeatWishRow.table_id.not_in(wished)
    )
    await session.execute(wishes.values(person=to_person.id))


async def forget_strangers(session: AsyncSession, before: datetime, most: int) -> int:
    """Deletes guests who were not here since then and have left nothing behind; how many."""
    id = Base.metadata.tables[PersonRow.__tablename__].c.id
    columns = [one for table in Base.metadata.sorted_tables for one in table.columns]
    traces = [one for one in columns if one.references(id) or one.name == "absentee"]
    traces = [one for one in traces if one.table.name != SessionRow.__tablename__]
    query = select(PersonRow.id).where(
        PersonRow.account_key.is_(None),
        PersonRow.created < before,
        PersonRow.banned.is_(None),
        PersonRow.warning.is_(None),
        PersonRow.id.not_in(select(SessionRow.person).where(SessionRow.used >= before)),
        # Each read once as a whole, since not all of these columns have an index.
        *(PersonRow.id.not_in(select(one).where(one.is_not(None))) for one in traces),
    )
    ids = list(await session.scalars(query.limit(most)))
    await session.execute(delete(SessionRow).where(SessionRow.person.in_(ids)))
    await session.execute(delete(PersonRow).where(PersonRow.id.in_(ids)))
    return len(ids)


# ------------------------------------------------------------------ who plays with whom


async def are_apart(session: AsyncSession, one: str, other: str) -> bool:
    """Whether either of the two has blocked the other."""
    found = select(BlockRow.id).where(
        BlockRow.person.in_((one, other)),
        BlockRow.blocked.in_((one, other)),
        BlockRow.table_id.is_(None),
    )
    return (await session.scalars(found.limit(1))).first() is not None


async def blocked_by(session: AsyncSession, person: str) -> list[tuple[str, str]]:
    """Ids of the blocks, and the names of the blocked."""
    query = select(BlockRow.id, PersonRow.name).join(PersonRow, PersonRow.id == BlockRow.blocked)
    mine = (BlockRow.person == person) & BlockRow.table_id.is_(None)
    rows = await session.execute(query.where(mine).order_by(PersonRow.name, BlockRow.id))
    return [(id, name) for id, name in rows]


async def lift_block(session: AsyncSession, person: str, id: str) -> bool:
    """True if there was such a block of this person."""
    is_it = (BlockRow.person == person) & (BlockRow.id == id) & BlockRow.table_id.is_(None)
    gone = await session.scalars(delete(BlockRow).where(is_it).returning(BlockRow.id))
    return gone.first() is not None


async def is_unwelcome(
    session: AsyncSession, table_id: str, person: str, others: Collection[str]
) -> bool:
    """Whether one of these others has blocked the person, or the host has sent them away."""
    by_others = BlockRow.person.in_(others) & BlockRow.table_id.is_(None)
    found = select(BlockRow.id).where(
        BlockRow.blocked == person, or_(by_others, BlockRow.table_id == table_id)
    )
    return (await session.scalars(found.limit(1))).first() is not None

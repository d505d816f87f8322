"""Who sits where: making tables, joining, leaving, rematches, and lists of tables."""

import secrets
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record
from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.messages import (
    JoinTable,
    Level,
    NewTable,
    Reactions,
    SeatRequest,
    TableInfo,
    TableList,
)
from iteru.server.refusals import Refusal
from iteru.server.seating import Sitter, again, seated, sit_down
from iteru.server.starting import add_entries, begun, start_if_full
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, SeatRow, TableRow
from iteru.server.store.tables import Kept, lock_table, my_tables, open_tables
from iteru.server.tables import Tables

TAKES_OVER: Level = "medium"  # the bot that plays on for someone who has left


class Lobby:
    """Each change is one transaction; those who look at the table are told when it is done."""

    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    # ------------------------------------------------------------------ making tables

    async def create(self, person: PersonRow, new: NewTable) -> TableInfo:
        sitters = seated(person, new.seats)
        record = begun(new.game, len(sitters), new.options)
        async with self._database.write() as session:
            table = await self._add(session, person, record, sitters, new.listed)
        return await self._told(table.id, person)

    async def create_from_record(
        self, person: PersonRow, record: Record, seats: Sequence[SeatRequest]
    ) -> TableInfo:
        """A table that goes on where the record ends; whoever has the link may sit down."""
        sitters = seated(person, seats)
        if len(sitters) != record.seats:
            raise Refusal(
                "bad_options",
                f"{len(sitters)} seats are not allowed; the record has {record.seats}.",
            )
        async with self._database.write() as session:
            table = await self._add(session, person, record, sitters, listed=False)
            table.from_record = True
        return await self._told(table.id, person)

    async def _add(
        self,
        session: AsyncSession,
        person: PersonRow,
        record: Record,
        sitters: Sequence[Sitter],
        listed: bool,
    ) -> TableRow:
        time = now()
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=record.game,
            options=record.options,
            seed=record.seed,
            rules_version=record.rules_version,
            fingerprint=record.fingerprint,
            status="open",
            listed=listed,
            creator=person.id,
            created=time,
            changed=time,
            number=0,
            to_move=-1,
            scores=None,
            places=None,
            rematch=None,
            from_record=False,
        )
        session.add(table)
        await session.flush()
        seats = [
            SeatRow(
                table_id=table.id,
                seat=number,
                kind=sitter.kind,
                person=sitter.person,
                name=sitter.name,
                local=sitter.local,
                level=sitter.level,
                reactions="ask",
            )
            for number, sitter in enumerate(sitters)
        ]
        session.add_all(seats)
        if record.moves:
            add_entries(session, table, record)
        start_if_full(session, Kept(table, seats))
        return table

    # ------------------------------------------------------------------ coming and going

    async def join(self, person: PersonRow, id: str, asked: JoinTable) -> TableInfo:
        """Takes an open seat: the one asked for, or the first that is not kept for someone else.

        Whoever made a table from a record may know every card: others sit down knowing that.
        """
        async with self._database.write() as session:
            kept = await locked(session, id)
            if any(one.person == person.id and one.kind == "person" for one in kept.seats):
                raise Refusal("not_allowed", "You sit at this table already.")
            if kept.table.from_record and not asked.from_record:
                raise Refusal(
                    "from_record",
                    "This table was made from a record: whoever made it may know what is hidden. "
                    "To sit down all the same, say so.",
                )
            sit_down(kept, person, asked.seat)
            start_if_full(session, kept)
            await self._broadcast.tell(session, [News("table", id)])
        return await self._told(id, person)

    async def leave(self, person: PersonRow, id: str) -> TableInfo:
        """Gives up all seats of this person: open again, or a bot plays on in a running game."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            if kept.table.status not in ("open", "running"):
                raise Refusal("not_running", f"The game is {kept.table.status}.")
            mine = [seat for seat in kept.seats if seat.person == person.id]
            if not mine:
                raise Refusal("not_allowed", "You do not sit at this table.")
            for seat in mine:
                seat.kind = "open" if kept.table.status == "open" else "bot"
                seat.level = None if seat.kind == "open" else TAKES_OVER
                seat.person, seat.name, seat.local = None, None, False
                seat.reactions = "ask"
            if not any(seat.kind == "person" for seat in kept.seats):
                kept.table.status = "abandoned"
            kept.table.changed = now()
            await self._broadcast.tell(session, [News("table", id)])
        return await self._told(id, person)

    async def set_reactions(self, person: PersonRow, id: str, choice: Reactions) -> TableInfo:
        """For all seats of this person: when to be asked in other players' turns."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            mine = [seat for seat in kept.seats if seat.person == person.id]
            if not mine:
                raise Refusal("not_allowed", "You do not sit at this table.")
            for seat in mine:
                seat.reactions = choice
            await self._broadcast.tell(session, [News("table", id)])
        return await self._told(id, person)

    async def rematch(self, person: PersonRow, id: str) -> TableInfo:
        """A new table with the same seats; it starts when all people of the old one agree."""
        async with self._database.write() as session:
            old = await locked(session, id)
            if old.table.status != "finished":
                raise Refusal("not_allowed", "A rematch comes after the game is over.")
            if not any(seat.person == person.id for seat in old.seats):
                raise Refusal("not_allowed", "You did not sit at this table.")
            new = await lock_table(session, old.table.rematch) if old.table.rematch else None
            if new is None or new.table.status == "abandoned":
                record = begun(old.table.game, len(old.seats), old.table.options)
                sitters = [again(seat, person) for seat in old.seats]
                table = await self._add(session, person, record, sitters, listed=False)
                old.table.rematch = rematch = table.id
            else:
                rematch = new.table.id
                if any(one.kind == "open" and one.person == person.id for one in new.seats):
                    sit_down(new, person, None)
                    start_if_full(session, new)
            await self._broadcast.tell(session, [News("table", id), News("table", rematch)])
        await self._told(id, person)
        return await self._told(rematch, person)

    # ------------------------------------------------------------------ lists

    async def lists(self, person: str | None) -> TableList:
        async with self._database.read() as session:
            mine: list[Kept] = []
            finished: list[Kept] = []
            if person is not None:
                mine = await my_tables(session, person, ("open", "running"))
                finished = await my_tables(session, person, ("finished",))
            others = await open_tables(session, person)
        infos = [self._tables.info(kept, person) for kept in mine]
        return TableList(
            mine=sorted(infos, key=lambda info: not info.my_turn),
            open=[self._tables.info(kept, person) for kept in others],
            finished=[self._tables.info(kept, person) for kept in finished],
        )

    async def _told(self, id: str, person: PersonRow) -> TableInfo:
        """The table as it is stored now; those who look at it are told."""
        table = self._tables.table(id)
        async with table.lock:
            return self._tables.info(await self._tables.read(table, fresh=True), person.id)


async def locked(session: AsyncSession, id: str) -> Kept:
    kept = await lock_table(session, id)
    if kept is None:
        raise Refusal("not_found", f"There is no table {id!r}.")
    return kept

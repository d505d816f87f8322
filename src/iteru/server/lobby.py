"""Who sits where: making tables, joining, leaving, and rematches."""

import secrets
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record
from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.clocks import rate_of
from iteru.server.messages.pace import PaceRules
from iteru.server.messages.tables import (
    JoinTable,
    NewTable,
    SeatRequest,
    TableInfo,
)
from iteru.server.records import Beginning
from iteru.server.refusals import Refusal, no_table
from iteru.server.seating import (
    Sitter,
    again,
    check_rated,
    check_welcome,
    seated,
    seated_as_recorded,
    sit_down,
    take_seat,
)
from iteru.server.starting import add_log, begun, start_if_ready
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow, SeatRow, TableRow
from iteru.server.store.people import are_apart
from iteru.server.store.tables import (
    Kept,
    delete_tables,
    free_code,
    free_name,
    lock_table,
    open_tables_of,
    spare_studies,
)
from iteru.server.table_info import rules_of
from iteru.server.tables import Tables

MOST_OPEN = 10  # tables of one person that wait for others
MOST_STUDIES = 50  # of one person; one more and the one longest untouched goes


class Lobby:
    """Each change is one transaction; those who look at the table are told when it is done."""

    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    # ------------------------------------------------------------------ making tables

    async def create(self, person: PersonRow, new: NewTable) -> TableInfo:
        record = begun(new.game, len(new.seats), new.options)
        async with self._database.write() as session:
            sitters = await seated(session, person, new.seats)
            await _check_room(session, person, sitters)
            kept = await self._add(session, person, record, sitters, new, new.listed)
            if new.rated:
                check_rated(kept, person)
                kept.table.rated = True
            if new.name is not None:
                kept.table.name = await free_name(session, new.name)
            start_if_ready(session, kept)
        return await self._told(kept.table.id, person)

    async def create_from_record(
        self, person: PersonRow, beginning: Beginning, seats: Sequence[SeatRequest]
    ) -> TableInfo:
        """A table that goes on where the record ends; whoever has the link may sit down."""
        async with self._database.write() as session:
            sitters = await seated_as_recorded(session, person, beginning.record, seats)
            await _check_room(session, person, sitters)
            kept = await self._add(
                session, person, beginning.record, sitters, PaceRules(), listed=False
            )
            kept.table.from_record = True
            add_log(session, kept.table, beginning.log, beginning.to_move)
            start_if_ready(session, kept)
        return await self._told(kept.table.id, person)

    async def create_study(
        self,
        person: PersonRow,
        beginning: Beginning,
        seats: Sequence[SeatRequest],
        puzzle: str | None = None,
    ) -> TableInfo:
        """The same for one person alone, who plays for some seats and meets bots at the others.

        With a puzzle nothing is played before that is over.
        """
        if any(seat.kind in ("open", "person") for seat in seats):
            raise Refusal("bad_options", 'A study has no "open" seats; allowed: me, local, bot.')
        async with self._database.write() as session:
            sitters = await seated_as_recorded(session, person, beginning.record, seats)
            kept = await self._add(
                session, person, beginning.record, sitters, PaceRules(), listed=False
            )
            kept.table.from_record = kept.table.study = True
            kept.table.code = None  # nobody else looks at it
            kept.table.puzzle = puzzle
            add_log(session, kept.table, beginning.log, beginning.to_move)
            start_if_ready(session, kept)
            spare = await spare_studies(session, person.id, MOST_STUDIES)
            await delete_tables(session, spare)
            await self._broadcast.tell(session, [News("table", id) for id in spare])
        for id in spare:
            await self._tables.refresh(id)
        return await self._told(kept.table.id, person)

    async def _add(
        self,
        session: AsyncSession,
        person: PersonRow,
        record: Record,
        sitters: Sequence[Sitter],
        rules: PaceRules,
        listed: bool,
    ) -> Kept:
        """The rows of a new table, whose game has not begun."""
        time = now()
        rate = rate_of(rules.pace)
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=record.game,
            options=record.options,
            seed=record.seed,
            branches=record.branches or None,
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
            study=False,
            name=None,
            code=await free_code(session),
            rated=False,
            pace=rate.kind,
            allowance=rate.allowance,
            bonus=rate.bonus,
            when_time_is_up=rules.when_time_is_up,
            hand_over_after=rules.hand_over_after,
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
                readiness=sitter.readiness,
            )
            for number, sitter in enumerate(sitters)
        ]
        session.add_all(seats)
        return Kept(table, seats)

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
            await check_welcome(session, kept, person)
            sit_down(kept, person, asked.seat, "ready" if asked.ready else "seated")
            start_if_ready(session, kept)
            await self._broadcast.tell(session, [News("table", id)])
        return await self._told(id, person)

    async def leave(self, person: PersonRow, id: str) -> TableInfo:
        """Gives up all seats of this person before the game has begun: they are open again."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            if kept.table.status != "open":
                raise Refusal("not_running", f"The game is {kept.table.status}.")
            mine = [seat for seat in kept.seats if seat.person == person.id]
            if not mine:
                raise Refusal("not_allowed", "You do not sit at this table.")
            for seat in mine:
                take_seat(seat, Sitter("open"))
            others = [seat.person for seat in kept.seats if seat.kind == "person"]
            if not others:
                kept.table.status = "abandoned"
            elif kept.table.creator == person.id:
                kept.table.creator = others[0] or person.id
            kept.table.changed = now()
            await self._broadcast.tell(session, [News("table", id)])
        return await self._told(id, person)

    async def rematch(self, person: PersonRow, id: str) -> TableInfo:
        """A new table with the same seats; it starts when all people of the old one agree."""
        async with self._database.write() as session:
            old = await locked(session, id)
            if old.table.study:
                raise Refusal("not_allowed", "A study has no rematch; begin another one.")
            if old.table.status != "finished":
                raise Refusal("not_allowed", "A rematch comes after the game is over.")
            if not any(seat.person == person.id for seat in old.seats):
                raise Refusal("not_allowed", "You did not sit at this table.")
            await _check_company(session, person, old)
            new = await lock_table(session, old.table.rematch) if old.table.rematch else None
            if new is None or new.table.status == "abandoned":
                record = begun(old.table.game, len(old.seats), old.table.options)
                sitters = [again(seat, person) for seat in old.seats]
                rules = rules_of(old.table)
                new = await self._add(session, person, record, sitters, rules, listed=False)
                new.table.rated = old.table.rated
                start_if_ready(session, new)
                old.table.rematch = rematch = new.table.id
            else:
                rematch = new.table.id
                if any(one.kind == "open" and one.person == person.id for one in new.seats):
                    sit_down(new, person, None, "ready")
                    start_if_ready(session, new)
            await self._broadcast.tell(session, [News("table", id), News("table", rematch)])
        await self._told(id, person)
        return await self._told(rematch, person)

    async def _told(self, id: str, person: PersonRow) -> TableInfo:
        return await self._tables.told(id, person.id)


async def _check_room(session: AsyncSession, person: PersonRow, sitters: Sequence[Sitter]) -> None:
    """Raises Refusal if too many tables of one person wait for others."""
    is_open = any(sitter.kind == "open" for sitter in sitters)
    if is_open and await open_tables_of(session, person.id) >= MOST_OPEN:
        raise Refusal(
            "too_many",
            f"{MOST_OPEN} of your tables wait for players already. Leave one, or let it begin.",
        )


async def _check_company(session: AsyncSession, person: PersonRow, old: Kept) -> None:
    """Raises Refusal if one of those who would be invited and this person keep apart."""
    others = {seat.person for seat in old.seats if seat.person} - {person.id}
    for other in others:
        if await are_apart(session, person.id, other):
            raise Refusal("not_allowed", "Somebody of this table does not want your company.")


async def locked(session: AsyncSession, id: str) -> Kept:
    kept = await lock_table(session, id)
    if kept is None:
        raise no_table(id)
    return kept

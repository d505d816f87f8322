"""The waiting room: what its host and its guests may change before the game begins."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.clocks import rate_of
from iteru.server.lobby import locked
from iteru.server.messages.base import Level
from iteru.server.messages.tables import ChangeTable, Readiness, SeatRequest, SwapSeats, TableInfo
from iteru.server.refusals import Refusal
from iteru.server.seating import Sitter, check_rated, check_welcome, sitter, take_seat
from iteru.server.starting import begun, start, start_if_ready
from iteru.server.store.database import Database, hold
from iteru.server.store.models import BlockRow, PersonRow, SeatRow, SeatWishRow, TableRow
from iteru.server.store.notices import seat_wishes_of
from iteru.server.store.tables import Kept, id_of_code, is_name_taken
from iteru.server.table_info import is_host, rules_of
from iteru.server.tables import Tables

MOST_WISHES = 20  # tables at which one person would like a seat


class Rooms:
    """Each change is one transaction; the game begins with the one that makes all ready."""

    def __init__(self, database: Database, broadcast: Broadcast, tables: Tables) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables

    async def find(self, code: str, person: str | None) -> TableInfo:
        """The table to which a short link leads."""
        async with self._database.read() as session:
            id = await id_of_code(session, code)
        if id is None:
            raise Refusal("not_found", "This link leads to no table.")
        return await self._tables.told(id, person)

    async def set_seat(
        self, person: PersonRow, id: str, number: int, asked: SeatRequest
    ) -> TableInfo:
        """The host gives a seat to a bot, to somebody on this screen, to a person, or opens it.

        A guest who sat there is sent away, and does not sit down at this table again.
        """
        async with self._waiting(id) as (session, kept):
            seat = _seat(kept, number)
            _check_host(kept, person)
            if asked.kind == "me" or is_host(kept, seat):
                raise Refusal("not_allowed", "Your own seat stays yours; swap it with another.")
            if seat.kind == "person" and seat.person not in (None, person.id):
                _send_away(session, kept, seat)
            take_seat(seat, await sitter(session, person, asked, number + 1))
            if kept.table.rated:
                check_rated(kept, person)
            start_if_ready(session, kept)
        return await self._tables.told(id, person.id)

    async def change(self, person: PersonRow, id: str, asked: ChangeTable) -> TableInfo:
        """Other guests agreed with other rules: they say again that they are ready."""
        async with self._waiting(id) as (session, kept):
            _check_host(kept, person)
            table = kept.table
            before = (rules_of(table), table.options)
            if asked.name != table.name:
                await _rename(session, table, asked.name)
            _set_rules(kept, asked)
            if table.rated:
                check_rated(kept, person)
            if (rules_of(table), table.options) != before:
                for seat in kept.seats:
                    if seat.kind == "person" and seat.person != person.id:
                        seat.readiness = "seated"
        return await self._tables.told(id, person.id)

    async def swap(self, person: PersonRow, id: str, asked: SwapSeats) -> TableInfo:
        async with self._waiting(id) as (_, kept):
            pair = (_seat(kept, asked.one), _seat(kept, asked.other))
            is_mine = any(seat.kind == "person" and seat.person == person.id for seat in pair)
            is_free = any(seat.kind == "open" and seat.person is None for seat in pair)
            if not (is_mine and is_free):
                _check_host(kept, person)
            sitters = [_sitter_of(seat) for seat in pair]
            for seat, other in zip(pair, reversed(sitters), strict=True):
                take_seat(seat, other)
        return await self._tables.told(id, person.id)

    async def set_readiness(self, person: PersonRow, id: str, readiness: Readiness) -> TableInfo:
        async with self._waiting(id) as (session, kept):
            mine = [one for one in kept.seats if one.kind == "person" and one.person == person.id]
            if not mine:
                raise Refusal("not_allowed", "You do not sit at this table.")
            for seat in mine:
                seat.readiness = readiness
            start_if_ready(session, kept)
        return await self._tables.told(id, person.id)

    async def set_seat_wish(self, person: PersonRow, id: str, wanted: bool) -> None:
        """Whether the person hears when a seat of this table is free."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            if kept.table.status != "open":
                raise Refusal("not_running", f"The game is {kept.table.status}.")
            wishes = await seat_wishes_of(session, person.id)
            if wanted and id not in wishes:
                await check_welcome(session, kept, person)
                if len(wishes) >= MOST_WISHES:
                    raise Refusal("too_many", f"You wait for a seat at {MOST_WISHES} tables.")
                session.add(SeatWishRow(person=person.id, table_id=id))
            elif id in wishes and not wanted:
                is_it = (SeatWishRow.person == person.id) & (SeatWishRow.table_id == id)
                await session.execute(delete(SeatWishRow).where(is_it))

    async def begin(self, person: PersonRow, id: str, level: Level) -> TableInfo:
        """The host waits for nobody any longer: bots take the open seats."""
        async with self._waiting(id) as (session, kept):
            _check_host(kept, person)
            for seat in kept.seats:
                if seat.kind == "open":
                    take_seat(seat, Sitter("bot", level=level))
            if kept.table.rated:
                check_rated(kept, person)
            start(session, kept)
        return await self._tables.told(id, person.id)

    @asynccontextmanager
    async def _waiting(self, id: str) -> AsyncIterator[tuple[AsyncSession, Kept]]:
        """A table whose game has not begun, to be changed."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            if kept.table.status != "open":
                raise Refusal("not_allowed", "The game has begun: seats stay as they are.")
            yield session, kept
            kept.table.changed = now()
            await self._broadcast.tell(session, [News("table", id)])


def _check_host(kept: Kept, person: PersonRow) -> None:
    if kept.table.creator != person.id:
        raise Refusal("not_allowed", "Only the host of the table does that.")


async def _rename(session: AsyncSession, table: TableRow, name: str | None) -> None:
    await hold(session, "table names")
    if name is not None and await is_name_taken(session, name):
        raise Refusal("table_name_taken", f"Another open table has the name {name!r} already.")
    table.name = name


def _set_rules(kept: Kept, asked: ChangeTable) -> None:
    table = kept.table
    options = begun(table.game, len(kept.seats), asked.options).options
    rate = rate_of(asked.pace)
    if table.from_record and (options != table.options or rate.has_clock):
        raise Refusal("not_allowed", "This table goes on from a record: its rules stay.")
    table.options = options
    table.pace, table.allowance, table.bonus = rate.kind, rate.allowance, rate.bonus
    table.when_time_is_up = asked.when_time_is_up
    table.hand_over_after = asked.hand_over_after


def _seat(kept: Kept, number: int) -> SeatRow:
    if number >= len(kept.seats):
        raise Refusal("not_found", f"There is no seat {number}; the last is {len(kept.seats) - 1}.")
    return kept.seats[number]


def _sitter_of(seat: SeatRow) -> Sitter:
    return Sitter(seat.kind, seat.person, seat.name, seat.local, seat.level, seat.readiness)


def _send_away(session: AsyncSession, kept: Kept, seat: SeatRow) -> None:
    session.add(
        BlockRow(
            id=secrets.token_urlsafe(9),
            person=kept.table.creator,
            blocked=seat.person,
            table_id=kept.table.id,
        )
    )

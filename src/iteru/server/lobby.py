"""Who sits where: making tables, joining, leaving, rematches, and lists of tables."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncSession

from iteru import Record, UnknownGame
from iteru.kernel.generator import MAX_SEED
from iteru.server.broadcast import Broadcast, News
from iteru.server.messages import Level, NewTable, SeatRequest, TableInfo, TableList
from iteru.server.play import SETUP_SEAT
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import EntryRow, PersonRow, SeatKind, SeatRow, TableRow
from iteru.server.store.tables import Kept, lock_table, my_tables, open_tables
from iteru.server.tables import Tables, now, record_of

TAKES_OVER: Level = "medium"  # the bot that plays on for someone who has left


@dataclass(frozen=True)
class Sitter:
    """Who takes a seat of a new table; an open seat with a person is kept for that person."""

    kind: SeatKind
    person: str | None = None
    name: str | None = None
    local: bool = False
    level: Level | None = None


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
            )
            for number, sitter in enumerate(sitters)
        ]
        session.add_all(seats)
        if record.moves:
            add_entries(session, table, record)
        start_if_full(session, Kept(table, seats))
        return table

    # ------------------------------------------------------------------ coming and going

    async def join(self, person: PersonRow, id: str, seat: int | None) -> TableInfo:
        """Takes an open seat: this one, or the first that is not kept for someone else."""
        async with self._database.write() as session:
            kept = await locked(session, id)
            if any(one.person == person.id and one.kind == "person" for one in kept.seats):
                raise Refusal("not_allowed", "You sit at this table already.")
            sit_down(kept, person, seat)
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
            if not any(seat.kind == "person" for seat in kept.seats):
                kept.table.status = "abandoned"
            kept.table.changed = now()
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


def seated(person: PersonRow, requests: Sequence[SeatRequest]) -> list[Sitter]:
    """Who takes the seats that a new table asks for. Raises Refusal on impossible wishes."""
    if [request.kind for request in requests].count("me") != 1:
        raise Refusal("bad_options", 'Exactly one seat must be "me".')
    found: list[Sitter] = []
    for number, request in enumerate(requests, start=1):
        if request.name is not None and request.kind != "local":
            raise Refusal("bad_options", 'Only a "local" seat has a name.')
        if request.level is not None and request.kind != "bot":
            raise Refusal("bad_options", 'Only a "bot" seat has a level.')
        if request.kind == "me":
            found.append(Sitter("person", person.id, person.name))
        elif request.kind == "local":
            name = request.name or f"{person.name[:37]} {number}"
            found.append(Sitter("person", person.id, name, local=True))
        elif request.kind == "bot":
            found.append(Sitter("bot", level=request.level or "medium"))
        else:
            found.append(Sitter("open"))
    return found


def begun(game: str, seats: int, options: dict[str, str]) -> Record:
    """A new game with a seed that nobody can guess. Raises Refusal on what the game refuses."""
    try:
        return Record.begin(game, seats, secrets.randbelow(MAX_SEED + 1), options)
    except UnknownGame as error:
        raise Refusal("not_found", f"{error}.") from error
    except ValueError as error:
        raise Refusal("bad_options", f"{error}.") from error


def add_entries(session: AsyncSession, table: TableRow, record: Record) -> None:
    """Writes the beginning of the log: the setup, and the moves that the record has already."""
    time = now()
    game = record.loaded_game()
    state = record.without_moves().replay()
    session.add(
        EntryRow(
            table_id=table.id,
            number=1,
            kind="setup",
            seat=SETUP_SEAT,
            notation=None,
            stands=0,
            time=time,
        )
    )
    for stands, notation in enumerate(record.moves, start=1):
        session.add(
            EntryRow(
                table_id=table.id,
                number=stands + 1,
                kind="move",
                seat=state.to_move,
                notation=notation,
                stands=stands,
                time=time,
            )
        )
        state.play(game.parse(notation))
    table.number = len(record.moves) + 1
    table.to_move = state.to_move


def start_if_full(session: AsyncSession, kept: Kept) -> None:
    """The game begins when nobody is awaited: its setup is the first entry of the log."""
    if any(seat.kind == "open" for seat in kept.seats):
        return
    if kept.table.number == 0:
        add_entries(session, kept.table, record_of(kept))
    kept.table.status = "running"
    kept.table.changed = now()


async def locked(session: AsyncSession, id: str) -> Kept:
    kept = await lock_table(session, id)
    if kept is None:
        raise Refusal("not_found", f"There is no table {id!r}.")
    return kept


def sit_down(kept: Kept, person: PersonRow, wish: int | None) -> None:
    """Gives the person the seat wished for, else those kept for the person, else the first."""
    free = [seat for seat in kept.seats if seat.kind == "open" and seat.person in (None, person.id)]
    own = [seat for seat in free if seat.person == person.id]
    if wish is not None:
        chosen = [seat for seat in free if seat.seat == wish]
    else:
        chosen = own or free[:1]
    if kept.table.status != "open" or not chosen:
        free_seats = ", ".join(str(seat.seat) for seat in free)
        raise Refusal(
            "full",
            f"That seat is not open; open to you: {free_seats}."
            if kept.table.status == "open" and free
            else "No seat at this table is open to you.",
        )
    for seat in chosen:
        seat.kind = "person"
        seat.person = person.id
        seat.name = seat.name if seat.local else person.name


def again(seat: SeatRow, person: PersonRow) -> Sitter:
    """The same seat at a rematch: other people have yet to agree."""
    if seat.kind == "bot":
        return Sitter("bot", level=seat.level)
    kind: SeatKind = "person" if seat.person == person.id else "open"
    return Sitter(kind, seat.person, seat.name, seat.local)

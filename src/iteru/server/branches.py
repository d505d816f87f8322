"""What if: studies that leave a finished game at any move, kept until their owner deletes them."""

import secrets

from iteru import Record, RecordError
from iteru.kernel.generator import MAX_SEED
from iteru.server.broadcast import Broadcast, News
from iteru.server.lobby import Lobby
from iteru.server.messages.branches import BranchInfo, BranchOrigin, NewBranch
from iteru.server.messages.tables import SeatRequest
from iteru.server.records import as_text, finished_record, read_record
from iteru.server.refusals import Refusal
from iteru.server.replays import digest
from iteru.server.store.branches import branch_of, branches_of, number_of_branches
from iteru.server.store.database import Database
from iteru.server.store.models import BranchRow, PersonRow
from iteru.server.store.tables import Kept, delete_tables
from iteru.server.table_info import check_may_look
from iteru.server.tables import Tables
from iteru.server.thinking import Thinkers

MOST_KEPT = 50  # branches of one person
OF_RECORD = "record "  # before the digest of one that was uploaded; no table's id has a space
DIGITS = 40  # of the digest


class Branches:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        tables: Tables,
        lobby: Lobby,
        thinkers: Thinkers,
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._lobby = lobby
        self._thinkers = thinkers

    async def begin(self, person: PersonRow, asked: NewBranch) -> BranchInfo:
        """Refused while the game runs. Nobody knows the seed with which chance goes on."""
        async with self._database.read() as session:
            if await number_of_branches(session, person.id) >= MOST_KEPT:
                raise Refusal("too_many", f"You have {MOST_KEPT} branches: delete one first.")
        origin, record = await self._origin(asked, person.id)
        if asked.seat >= record.seats:
            raise Refusal("bad_options", f"The game has {record.seats} seats, from 0.")
        try:
            branch = record.branch(asked.at, secrets.randbelow(MAX_SEED + 1))
        except RecordError as error:
            raise Refusal("bad_record", f"{error}.") from error
        beginning = await self._thinkers.beginning(branch.to_json(), asked.at, person.id)
        study = await self._lobby.create_study(person, beginning, seats_of(asked, record.seats))
        async with self._database.write() as session:
            session.add(
                BranchRow(
                    table_id=study.id,
                    person=person.id,
                    origin=origin,
                    at=asked.at,
                    name=asked.name,
                )
            )
        return await self.info(person.id, study.id)

    async def of(self, person: str, asked: BranchOrigin) -> list[BranchInfo]:
        """Mine off this game, the latest first."""
        origin, _ = await self._origin(asked, person)
        async with self._database.read() as session:
            found = await branches_of(session, person, origin)
        return [branch_info(*one) for one in found]

    async def info(self, person: str, id: str) -> BranchInfo:
        async with self._database.read() as session:
            found = await branch_of(session, person, id)
        if found is None:
            raise no_branch(id)
        return branch_info(*found)

    async def delete(self, person: str, id: str) -> list[BranchInfo]:
        """What is left off the same game."""
        async with self._database.write() as session:
            found = await branch_of(session, person, id)
            if found is None:
                raise no_branch(id)
            left = await branches_of(session, person, found[0].origin)
            await delete_tables(session, [id])
            await self._broadcast.tell(session, [News("table", id)])
        await self._tables.refresh(id)
        return [branch_info(*one) for one in left if one[1].table.id != id]

    async def _origin(self, asked: BranchOrigin, person: str) -> tuple[str, Record]:
        """The name of a game, and its record."""
        if (asked.table is None) == (asked.record is None):
            raise Refusal(
                "malformed", "A branch leaves a table's game or a record: one of the two."
            )
        if asked.table is None:
            record = read_record(as_text(asked.record or {}))
            return OF_RECORD + digest(record.to_json())[:DIGITS], record
        table = self._tables.table(asked.table)
        async with table.lock:
            check_may_look(await self._tables.read(table, fresh=True), person)
            return asked.table, finished_record(table)


def seats_of(asked: NewBranch, seats: int) -> list[SeatRequest]:
    """Mine, and bots or myself on the others."""
    other = (
        SeatRequest(kind="local")
        if asked.level is None
        else SeatRequest(kind="bot", level=asked.level)
    )
    return [SeatRequest(kind="me") if seat == asked.seat else other for seat in range(seats)]


def branch_info(branch: BranchRow, kept: Kept) -> BranchInfo:
    table = kept.table
    return BranchInfo(
        id=table.id,
        name=branch.name,
        game=table.game,
        table=None if branch.origin.startswith(OF_RECORD) else branch.origin,
        at=branch.at,
        moves=max(0, table.number - 1 - branch.at),
        status=table.status,
        both=all(seat.kind == "person" for seat in kept.seats),
        created=table.created,
    )


def no_branch(id: str) -> Refusal:
    return Refusal("not_found", f"There is no branch {id!r} of yours.")

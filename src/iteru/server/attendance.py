"""Those who are missed and those who wait for them: wishes, stand-ins, coming back and leaving."""

from iteru.server.absence import STOPS, WAITS, people_of
from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.entries import NO_SEAT
from iteru.server.messages.pace import Ended, Wish
from iteru.server.messages.tables import TableInfo
from iteru.server.notes import (
    Change,
    Notes,
    give_back,
    give_up,
    hand_to_bot,
    no_change,
    unrate,
)
from iteru.server.play import Play
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.models import EntryKind, PersonRow
from iteru.server.store.tables import Kept, lock_table
from iteru.server.tables import LiveTable, Tables


class Attendance:
    """Every call returns when what it asks for is stored for good, or raises Refusal."""

    def __init__(
        self, database: Database, broadcast: Broadcast, tables: Tables, notes: Notes
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._notes = notes

    # ------------------------------------------------------------------ wishes

    async def wish(self, person: PersonRow, id: str, wish: Wish | None) -> TableInfo:
        """Agrees with what is to happen, or takes that back; what all want happens."""
        table = self._tables.table(id)
        async with table.lock:
            await self._tables.read(table, fresh=True)
            self._check_wish(table, person, wish)
            async with self._database.write() as session:
                kept = await lock_table(session, id)
                assert kept is not None
                _note_wish(kept, person.id, wish)
                await self._broadcast.tell(session, [News("table", id)])
            await self._tables.read(table, fresh=True)
            await self.settle(table)
            return self._tables.info_of(table, person.id)

    def _check_wish(self, table: LiveTable, person: PersonRow, wish: Wish | None) -> None:
        situation = self._tables.situation(table)
        kept = situation.kept
        if person.id not in people_of(kept):
            raise Refusal("not_allowed", "You do not play at this table.")
        if kept.table.status != "running":
            raise Refusal("not_running", f"The game is {kept.table.status}.")
        if wish == "unrated" and not kept.table.rated:
            raise Refusal("not_allowed", "This game is not rated anyway: agree to stop.")
        if wish is None or wish in STOPS:
            return
        question = situation.absent()
        if question is None or kept.seats[question.seat].person == person.id:
            raise Refusal("not_allowed", "Nobody is missed so long that you could decide this.")
        if wish not in question.choices:
            allowed = ", ".join(question.choices)
            raise Refusal("not_allowed", f"{wish!r} cannot be chosen; allowed: {allowed}.")

    async def settle(self, table: LiveTable) -> None:
        """Does what has been agreed on, if its time has come. The caller holds the lock."""
        situation = self._tables.situation(table)
        question, agreed = situation.absent(), situation.agreed()
        if (stop := situation.all_stop()) is not None:
            change = unrate if stop == "unrated" else no_change
            await self._do(table, "end", NO_SEAT, "agreed", change)
        elif question is not None and question.at_once and agreed is not None:
            await self._do(table, agreed, question.seat, "absence")

    async def _do(
        self,
        table: LiveTable,
        what: Wish,
        seat: int,
        why: Ended,
        change: Change = no_change,
        is_time_up: bool = False,
    ) -> None:
        """What is to happen with a seat is a note of that name; why: of the end, if it is one."""
        play = table.play
        assert play is not None
        assert what == "wait" or what == "bot" or what == "end"
        first: list[tuple[EntryKind, int]] = [("timeout", seat)] if is_time_up else []
        length = WAITS.get(play.clocks.rate.kind, 0.0)
        entries = play.notes(now(), *first, (what, seat), seconds=length)
        if what == "bot":
            change = hand_to_bot(seat)
        await self._notes.append(table, entries, change, why if what == "end" else None)

    # ------------------------------------------------------------------ time

    async def note_time_up(self, table: LiveTable) -> None:
        """If the seat that decides has no time left, what the table's rule says happens."""
        async with table.lock:
            await self._tables.read(table)
            if self._tables.situation(table).is_time_up:
                await self._tables.read(table, fresh=True)  # perhaps another worker was faster
            situation = self._tables.situation(table)
            play, seat = situation.play, situation.awaited
            if not situation.is_time_up or play is None or seat is None or table.plays_by_itself():
                return
            rule = situation.kept.table.when_time_is_up
            wish = situation.agreed() if rule == "ask" else rule
            if wish is None:
                await self._notes.append(table, play.notes(now(), ("timeout", seat.seat)))
            else:
                why: Ended = "absence" if rule == "ask" else "time"
                await self._do(table, wish, seat.seat, why, is_time_up=True)

    # ------------------------------------------------------------------ coming and going

    async def come_back(self, person: PersonRow, id: str) -> TableInfo:
        """The person plays again where a bot has played."""
        table = self._tables.table(id)
        async with table.lock:
            while True:
                kept = await self._tables.read(table, fresh=True)
                seats = [
                    one.seat for one in kept.seats if one.kind == "bot" and one.person == person.id
                ]
                if not seats:
                    raise Refusal("not_allowed", "No bot plays for you at this table.")
                play = self._running(table, kept)
                entries = play.notes(now(), *[("back", seat) for seat in seats])
                if await self._notes.append(table, entries, give_back(seats)):
                    return self._tables.info_of(table, person.id)

    async def leave(self, person: PersonRow, id: str) -> TableInfo:
        """Gives up all seats of this person in a running game: bots play on."""
        table = self._tables.table(id)
        async with table.lock:
            while True:
                kept = await self._tables.read(table, fresh=True)
                seats = [one.seat for one in kept.seats if one.person == person.id]
                if not seats:
                    raise Refusal("not_allowed", "You do not sit at this table.")
                play = self._running(table, kept)
                entries = play.notes(now(), *[("left", seat) for seat in seats])
                if await self._notes.append(table, entries, give_up(seats)):
                    return self._tables.info_of(table, person.id)

    def _running(self, table: LiveTable, kept: Kept) -> Play:
        if kept.table.status != "running" or table.play is None:
            raise Refusal("not_running", f"The game is {kept.table.status}.")
        return table.play


def _note_wish(kept: Kept, person: str, wish: Wish | None) -> None:
    """Whoever agrees with nothing declines an offer to stop, and that for all."""
    for seat in kept.seats:
        if seat.person == person and seat.kind == "person":
            seat.wish, seat.wished_at = wish, kept.table.number
        elif wish is None and seat.wish in STOPS:
            seat.wish = None

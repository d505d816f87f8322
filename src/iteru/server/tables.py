"""The tables in memory: a cache of the stored ones, with the people who look at them now."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from iteru import RecordError
from iteru.server.absence import Situation, people_of
from iteru.server.clock import now
from iteru.server.connection import Connection
from iteru.server.entries import Entry, entry_of
from iteru.server.messages.live import ChatAnswer, TableMessage, UpdateMessage
from iteru.server.messages.tables import TableInfo
from iteru.server.play import Play
from iteru.server.presence import Presence
from iteru.server.reactions import can_only_pass
from iteru.server.refusals import Refusal, no_table
from iteru.server.store.chat import chat_after, last_chat, last_line, muting
from iteru.server.store.database import Database
from iteru.server.store.models import ChatRow
from iteru.server.store.tables import Kept, entries_after, kept_table
from iteru.server.table_info import (
    chat_line,
    may_chat,
    rate_of_table,
    record_of,
    table_facts,
    table_info,
)

MOST_IDLE = 300  # tables kept in memory that nobody looks at
CHAT_LINES = 200  # shown on connecting
log = logging.getLogger(__name__)


@dataclass
class Told:
    """What those who look at a table have been told of it."""

    entry: int = 0  # number of the last entry
    chat: int = 0  # id of the last line
    facts: tuple[object, ...] = ()


class LiveTable:
    """A table in memory. Whoever reads or changes its game holds `lock`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.told = Told()
        self.kept: Kept | None = None  # None: to be read
        self.play: Play | None = None  # None: to be read, or the game has not begun

    def stored(self) -> Kept:
        assert self.kept is not None, "read before"
        return self.kept

    def forget(self) -> None:
        """What is in memory may be wrong: the next to look reads it again."""
        self.kept = None
        self.play = None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds: () for a spectator."""
        return tuple(
            seat.seat
            for seat in self.stored().seats
            if person is not None and seat.kind == "person" and seat.person == person
        )

    def bot_to_move(self) -> str | None:
        """The level of the bot that is to decide; None if it is not a bot's turn."""
        if self.kept is None or self.kept.table.status != "running":
            return None
        seat = self.kept.seats[self.kept.table.to_move]
        return seat.level if seat.kind == "bot" else None

    def pass_to_play(self) -> int | None:
        """The only code of a person who is asked for a reaction and has none."""
        if self.kept is None or self.play is None or self.kept.table.status != "running":
            return None
        return self.play.state.reaction_pass if can_only_pass(self.play.state) else None

    def plays_by_itself(self) -> bool:
        """A bot is to decide, or somebody who can only pass."""
        return self.bot_to_move() is not None or self.pass_to_play() is not None


class Tables:
    """`changed` is called whenever a table may wait for a bot."""

    def __init__(
        self, database: Database, presence: Presence, changed: Callable[[LiveTable], None]
    ) -> None:
        self._database = database
        self._presence = presence
        self._changed = changed
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    # ------------------------------------------------------------------ reading

    def table(self, id: str) -> LiveTable:
        """The table in memory, perhaps not read yet; those longest unused are let go."""
        table = self._tables.pop(id, None) or LiveTable(id)
        self._tables[id] = table
        if len(self._tables) > MOST_IDLE:
            idle = [one for one in self._tables.values() if _is_idle(one)]
            for one in idle[:-MOST_IDLE]:
                del self._tables[one.id]
        return table

    def all_in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    def table_in_memory(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    async def read(self, table: LiveTable, fresh: bool = False) -> Kept:
        """Reads what is not in memory, and tells it to those who look on.

        The caller holds the lock. fresh: looks into the database even if all seems to be in
        memory. Raises Refusal if there is no such table, or this Iteru cannot play it.
        """
        if table.kept is not None and not fresh:
            return table.kept
        async with self._database.read() as session:
            kept = await kept_table(session, table.id)
            if kept is None:
                self._tables.pop(table.id, None)
                raise no_table(table.id)
            known = 0 if table.play is None else table.play.number
            rows = await entries_after(session, table.id, known)
        try:
            table.kept = kept
            self.take(table, [entry_of(row) for row in rows])
        except RecordError as error:
            table.forget()
            raise Refusal("bad_record", f"This table cannot be shown: {error}.") from error
        self.tell_table(table)
        if table.play is not None:
            await self._tell_newly_seated(table)
        self._changed(table)
        return kept

    def take(self, table: LiveTable, entries: Iterable[Entry]) -> None:
        """Plays entries that are stored, and tells each to those who look on."""
        for entry in entries:
            play = table.play or _new_play(table.stored())
            play.take(entry)
            table.play = play
            self._tell_entry(table)

    async def refresh(self, id: str) -> None:
        """The stored table has changed: those who look at it are told; else it is let go."""
        table = self._tables.get(id)
        if table is None:
            return
        async with table.lock:
            if not table.connections:
                table.forget()
                return
            try:
                await self.read(table, fresh=True)
            except Refusal as refusal:
                log.warning("a table is lost", extra={"table": id, "error": refusal.sentence})

    # ------------------------------------------------------------------ telling

    def info(self, kept: Kept, person: str | None) -> TableInfo:
        """A table in a list."""
        return table_info(self._situation(kept, None), person, self._presence.people(kept.table.id))

    def info_of(self, table: LiveTable, person: str | None) -> TableInfo:
        """The same, with what follows from its log. The caller holds the lock."""
        return table_info(self.situation(table), person, self._presence.people(table.id))

    def situation(self, table: LiveTable) -> Situation:
        """The table at this moment. The caller holds the lock."""
        return self._situation(table.stored(), table.play)

    def _situation(self, kept: Kept, play: Play | None) -> Situation:
        away = self._presence.away(kept.table.id, people_of(kept), kept.table.changed)
        return Situation(kept, play, away, now())

    async def told(self, id: str, person: str | None) -> TableInfo:
        """The table as it is stored now; those who look at it are told."""
        table = self.table(id)
        async with table.lock:
            await self.read(table, fresh=True)
            return self.info_of(table, person)

    def snapshot(self, table: LiveTable, person: str | None, chat: list[ChatRow]) -> str:
        """Everything that a person may see of the table: a SnapshotMessage as JSON.

        The caller holds the lock.
        """
        viewer = table.seats_of(person)
        play = table.play
        lines = [chat_line(row).model_dump_json() for row in chat]
        parts = {
            "type": '"snapshot"',
            "table": self.info_of(table, person).model_dump_json(),
            "state": "null" if play is None else play.seen_by(viewer).model_dump_json(),
            "log": "[]" if play is None else play.log_as_json(viewer),
            "chat": f"[{','.join(lines)}]",
        }
        return "{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}"

    async def chat(self, table: LiveTable, person: str | None) -> list[ChatRow]:
        """The last lines that a person may hear, and wants to. The caller holds the lock."""
        if not may_chat(table.stored(), person):
            return []
        async with self._database.read() as session:
            rows = await last_chat(session, table.id, CHAT_LINES)
            deaf = await muting(session, [row.person for row in rows])
        return [row for row in rows if (person, row.person) not in deaf]

    def tell(self, table: LiveTable) -> None:
        """After new entries: tells what else has changed, and the bot whose turn it is."""
        self.tell_table(table)
        self._changed(table)

    def _tell_entry(self, table: LiveTable) -> None:
        """Sends the last entry to all who look on, each with the view that is theirs."""
        play = table.play
        assert play is not None
        if play.number <= table.told.entry:
            return
        table.told.entry = play.number
        texts: dict[tuple[int, ...], str] = {}
        drawing = play.drawing()
        for connection in table.connections:
            viewer = table.seats_of(connection.person)
            if play.number == 1:  # later, whoever has another view needs all of the log
                connection.viewer = viewer
            if viewer not in texts:
                entry = play.entry_seen_by(viewer, play.number)
                update = UpdateMessage(state=drawing.seen_by(viewer), entry=entry)
                texts[viewer] = update.model_dump_json()
            connection.send_text(texts[viewer])

    def tell_table(self, table: LiveTable) -> None:
        """Tells who sits where, who is here and the table's status, if that has changed."""
        facts = table_facts(self.situation(table), self._presence.people(table.id))
        if facts != table.told.facts:
            table.told.facts = facts
            for connection in table.connections:
                connection.send(TableMessage(table=self.info_of(table, connection.person)))

    async def _tell_newly_seated(self, table: LiveTable) -> None:
        """Whoever has taken or left a seat during the game gets another view of it."""
        for connection in table.connections:
            viewer = table.seats_of(connection.person)
            if viewer != connection.viewer:
                connection.viewer = viewer
                chat = await self.chat(table, connection.person)
                connection.send_text(self.snapshot(table, connection.person, chat))

    async def tell_chat(self, table: LiveTable) -> None:
        """Sends the lines of the chat that have not been told yet. The caller holds the lock."""
        if not table.connections:
            async with self._database.read() as session:
                table.told.chat = await last_line(session, table.id)
            return
        async with self._database.read() as session:
            rows = await chat_after(session, table.id, table.told.chat)
            deaf = await muting(session, [row.person for row in rows])
        kept = table.stored()
        for row in rows:
            table.told.chat = row.id
            text = ChatAnswer(line=chat_line(row)).model_dump_json()
            for connection in table.connections:
                person = connection.person
                if may_chat(kept, person) and (person, row.person) not in deaf:
                    connection.send_text(text)


def _new_play(kept: Kept) -> Play:
    return Play(record_of(kept), rate_of_table(kept.table))


def _is_idle(table: LiveTable) -> bool:
    """Nobody looks at it, reads it, or thinks about it."""
    return not table.connections and not table.lock.locked() and not table.plays_by_itself()

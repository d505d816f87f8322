"""Whom a person does not want to play with, guests as well as holders of accounts.

People have no public number: somebody is named by a seat of a table, or by a line of its chat.
"""

from iteru.server.messages.profiles import Block, BlockInfo
from iteru.server.refusals import Refusal
from iteru.server.store.chat import chat_line_at
from iteru.server.store.database import Database
from iteru.server.store.models import PersonRow
from iteru.server.store.people import blocked_by, lift_block
from iteru.server.store.profiles import regards_of, set_regard
from iteru.server.table_info import check_may_look, may_chat
from iteru.server.tables import LiveTable, Tables

MOST_REGARDS = 500  # of one person: favourites and blocked


class Blocks:
    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def block(self, table: LiveTable, person: PersonRow, asked: Block) -> list[BlockInfo]:
        """Neither sits nor speaks at my tables any more; returns all whom I have blocked."""
        other = await self._meant(table, person, asked)
        if other == person.id:
            raise Refusal("not_allowed", "You cannot block yourself.")
        async with self._database.write() as session:
            if len(await regards_of(session, person.id)) >= MOST_REGARDS:
                raise Refusal("too_many", f"One person marks at most {MOST_REGARDS} others.")
            await set_regard(session, person.id, other, "blocked")
        return await self.blocks(person.id)

    async def _meant(self, table: LiveTable, person: PersonRow, asked: Block) -> str:
        """The id of whoever sits there, or said that."""
        if (asked.seat is None) == (asked.line is None):
            raise Refusal("malformed", "Name a seat or a line of the chat: one of the two.")
        async with table.lock:
            kept = await self._tables.read(table)
            check_may_look(kept, person.id)
        if asked.line is not None:
            async with self._database.read() as session:
                line = await chat_line_at(session, table.id, asked.line)
            if line is None or not may_chat(kept, person.id):
                raise Refusal("not_found", f"There is no line {asked.line} at this table.")
            return line.person
        sitting = [seat.person for seat in kept.seats if seat.seat == asked.seat]
        if not sitting or sitting[0] is None:
            raise Refusal("not_found", f"Nobody sits at seat {asked.seat} of this table.")
        return sitting[0]

    async def blocks(self, person: str) -> list[BlockInfo]:
        async with self._database.read() as session:
            rows = await blocked_by(session, person)
        return [BlockInfo(id=id, name=name) for id, name in rows]

    async def lift(self, person: str, id: str) -> None:
        async with self._database.write() as session:
            if not await lift_block(session, person, id):
                raise Refusal("not_found", f"You have blocked nobody as {id!r}.")

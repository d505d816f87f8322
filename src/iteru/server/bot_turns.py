"""Bots' turns: a bot answers as soon as it is its turn, also after a restart of the server.

So does the server for people who can only pass (reactions.py).
"""

import asyncio
import logging
from datetime import datetime

from iteru.bots.question import question
from iteru.kernel.state import NOBODY
from iteru.server.broadcast import Broadcast
from iteru.server.clock import now
from iteru.server.moves import Moves
from iteru.server.reactions import moment_to_answer
from iteru.server.refusals import Refusal
from iteru.server.store.database import Database
from iteru.server.store.tables import ids_that_play_by_themselves
from iteru.server.tables import LiveTable, Tables
from iteru.server.thinking import Thinkers

LOOKS_EVERY = 10.0  # seconds: for turns that a worker left behind when it died
WAITS = 0.5  # seconds at a time for the moment of a reaction: somebody may be faster
log = logging.getLogger(__name__)


class BotTurns:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        tables: Tables,
        moves: Moves,
        thinkers: Thinkers,
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._tables = tables
        self._moves = moves
        self._thinkers = thinkers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._hopeless: set[str] = set()  # tables that this Iteru cannot play

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look_for_turns())

    async def stop(self) -> None:
        """Bots stop where they are; they go on when a server starts."""
        tasks = [*self._playing.values(), *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def nudge(self, table: LiveTable) -> None:
        """Called whenever a table has changed: lets the bot play if it is a bot's turn,
        and passes for a person who can do nothing else."""
        if table.plays_by_itself() and table.id not in self._playing:
            self._playing[table.id] = asyncio.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        """Plays for the bots of a table until a person is to decide or the game is over."""
        is_mine = False
        try:
            is_mine = await self._broadcast.claim(table.id)
            while is_mine and await self._play_once(table):
                pass
        except Refusal as refusal:
            self._hopeless.add(table.id)
            log.warning("a bot cannot play", extra={"table": table.id, "error": refusal.sentence})
        except Exception:
            log.exception("a bot failed; it will be asked again", extra={"table": table.id})
        finally:
            del self._playing[table.id]  # before the next wait: a nudge must not be lost
            if is_mine:
                await self._broadcast.release(table.id)

    async def _play_once(self, table: LiveTable) -> bool:
        """One answer of a bot, or one pass; False: a person is to decide."""
        async with table.lock:
            await self._tables.read(table)
            level, passing = table.bot_to_move(), table.pass_to_play()
            play, kept = table.play, table.stored()
            if play is None or (level is None and passing is None):
                return False
            number, seat = play.number, play.state.to_move
            moment = None
            if play.state.reaction_pass != NOBODY:
                moment = moment_to_answer(kept, kept.seats[seat], play.log[-1].time)
            known, seed = question(play.match.record, play.state)
            owner = kept.table.creator  # whoever makes a hundred tables has one share
        codes = [] if passing is None else [passing]
        if level is not None:
            answer = await self._thinkers.move(level, known, seed, owner)
            codes = answer.stretch
            if answer.cut:
                log.info("a bot had too little time", extra={"table": table.id, "bot": level})
        if moment is not None:
            await self._wait(table, number, moment)
        await self._moves.move_for_bot(table, number, seat, codes)
        return True

    async def _wait(self, table: LiveTable, number: int, moment: datetime) -> None:
        """Until this moment, or until the table has moved on."""
        while (left := (moment - now()).total_seconds()) > 0:
            await asyncio.sleep(min(left, WAITS))
            async with table.lock:
                await self._tables.read(table)
                if table.play is None or table.play.number != number:
                    return

    async def _look_for_turns(self) -> None:
        while True:
            try:
                async with self._database.read() as session:
                    ids = await ids_that_play_by_themselves(session)
                for id in ids:
                    if id not in self._playing and id not in self._hopeless:
                        await self._look_at(id)
            except Exception:
                log.exception("could not look for bots' turns")
            await asyncio.sleep(LOOKS_EVERY)

    async def _look_at(self, id: str) -> None:
        table = self._tables.table(id)
        try:
            async with table.lock:
                await self._tables.read(table, fresh=True)  # nudges
        except Refusal as refusal:
            self._hopeless.add(id)
            log.warning("a bot cannot play", extra={"table": id, "error": refusal.sentence})

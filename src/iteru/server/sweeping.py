"""What nobody needs any more goes by itself, whichever worker looks first."""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.messages.pace import PaceKind
from iteru.server.presence import Presence
from iteru.server.store.database import Database
from iteru.server.store.people import forget_strangers
from iteru.server.store.tables import (
    Kept,
    close_tables,
    delete_tables,
    note_attended,
    old_studies,
    waiting_tables,
)
from iteru.server.tables import Tables

LOOKS_EVERY = 60.0  # seconds
STRANGERS_KEPT = timedelta(days=30)  # guests who have only looked; since they were here
MOST_FORGOTTEN = 5000  # of them at a time
FORGETS_EVERY = timedelta(hours=1)
STUDIES_KEPT = timedelta(days=7)  # since the last move
# How long a table waits for players while nobody who sits there is connected.
WAITS: dict[PaceKind, timedelta] = {
    "live": timedelta(minutes=30),
    "days": timedelta(days=14),
    "none": timedelta(days=14),
}
log = logging.getLogger(__name__)


class Sweeping:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        presence: Presence,
        tables: Tables,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._presence = presence
        self._tables = tables
        self._clock = clock
        self._looking: asyncio.Task[None] | None = None
        self._forgets = clock()

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("could not sweep")
            await asyncio.sleep(LOOKS_EVERY)

    async def sweep(self) -> None:
        await self._close_forsaken()
        await self._delete_studies()
        await self._forget_strangers()

    async def _close_forsaken(self) -> None:
        """Tables at which nobody has waited for too long are closed; others are noted."""
        time = self._clock()
        async with self._database.read() as session:
            waiting = await waiting_tables(session)
        attended = [kept.table.id for kept in waiting if self._is_attended(kept)]
        forsaken = [
            kept.table.id
            for kept in waiting
            if kept.table.id not in attended and _attended(kept) < time - WAITS[kept.table.pace]
        ]
        if not attended and not forsaken:
            return
        async with self._database.write() as session:
            await note_attended(session, attended, time)
            closed = await close_tables(session, forsaken)
            await self._broadcast.tell(session, [News("table", id) for id in closed])
        for id in closed:
            await self._tables.refresh(id)
        if closed:
            log.info("closed", extra={"tables": len(closed)})

    def _is_attended(self, kept: Kept) -> bool:
        here = self._presence.people(kept.table.id)
        return any(seat.kind == "person" and seat.person in here for seat in kept.seats)

    async def _delete_studies(self) -> None:
        """Old ones, some at a time."""
        async with self._database.read() as session:
            ids = await old_studies(session, self._clock() - STUDIES_KEPT)
        if ids:
            async with self._database.write() as session:
                await delete_tables(session, ids)
            log.info("swept", extra={"studies": len(ids)})

    async def _forget_strangers(self) -> None:
        """Whoever looks in without a cookie is a new guest: most never come back."""
        if self._clock() < self._forgets:
            return
        self._forgets = self._clock() + FORGETS_EVERY
        before = self._clock() - STRANGERS_KEPT
        async with self._database.write() as session:
            forgotten = await forget_strangers(session, before, MOST_FORGOTTEN)
        if forgotten:
            log.info("forgot", extra={"guests": forgotten})


def _attended(kept: Kept) -> datetime:
    """When somebody was there last, or came or went."""
    return max(kept.table.attended or kept.table.changed, kept.table.changed)

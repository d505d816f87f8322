"""Looks at the clocks every second: whose time is up, and whether the server was away.

Every worker does. What one has noted, another finds noted: the number of an entry is free once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta

from iteru.server.absence import people_of
from iteru.server.attendance import Attendance
from iteru.server.broadcast import Broadcast, News
from iteru.server.clock import now
from iteru.server.entries import NO_SEAT
from iteru.server.notes import Notes
from iteru.server.presence import Presence
from iteru.server.refusals import Refusal
from iteru.server.store.clocks import (
    beat,
    ids_put_aside_after,
    ids_with_clocks,
    ids_with_time_up,
    last_beat,
)
from iteru.server.store.database import Database
from iteru.server.store.tables import lock_table
from iteru.server.tables import LiveTable, Tables

LOOKS_EVERY = 1.0  # seconds
BEATS_EVERY = timedelta(seconds=5)
AWAY = timedelta(seconds=15)  # without a heartbeat of any worker: the server was away
SWEEPS_EVERY = timedelta(minutes=10)
log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(
        self,
        database: Database,
        broadcast: Broadcast,
        presence: Presence,
        tables: Tables,
        notes: Notes,
        attendance: Attendance,
    ) -> None:
        self._database = database
        self._broadcast = broadcast
        self._presence = presence
        self._tables = tables
        self._notes = notes
        self._attendance = attendance
        self._task: asyncio.Task[None] | None = None
        self._beaten: datetime | None = None
        self._swept = now()
        self._hopeless: set[str] = set()  # tables that this Iteru cannot play

    async def start(self) -> None:
        """Before anybody can move: time in which no server was there is given back."""
        await self._beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("could not look at the clocks")

    async def look(self) -> None:
        """In this order: nobody's time is up because the server was away."""
        if self._beaten is None or now() - self._beaten >= BEATS_EVERY:
            await self._beat()
        async with self._database.read() as session:
            ids = await ids_with_time_up(session, now())
        await self._each(ids, self._attendance.note_time_up)
        for table in self._tables.all_in_memory():
            if table.connections and table.kept is not None:
                async with table.lock:
                    await self._tables.read(table)
                    await self._attendance.settle(table)
                    self._tables.tell_table(table)
        if now() - self._swept >= SWEEPS_EVERY:
            self._swept = now()
            await self._sweep()

    # ------------------------------------------------------------------ the server was away

    async def _beat(self) -> None:
        async with self._database.read() as session:
            last = await last_beat(session)
        if last is not None and now() - last > AWAY:
            async with self._database.read() as session:
                ids = await ids_with_clocks(session)
            log.info("the server was away", extra={"since": last.isoformat(), "tables": len(ids)})
            await self._each(ids, lambda table: self._pause(table, last))
        async with self._database.write() as session:
            self._beaten = now()
            await beat(session, self._beaten)

    async def _pause(self, table: LiveTable, since: datetime) -> None:
        """Notes once that nobody's clock ran since then."""
        async with table.lock:
            while True:
                kept = await self._tables.read(table, fresh=True)
                play = table.play
                if play is None or kept.table.due is None:
                    return
                if any(entry.kind == "pause" and entry.time > since for entry in play.log):
                    return
                seconds = (now() - since).total_seconds()
                entries = play.notes(now(), ("pause", NO_SEAT), seconds=seconds)
                if await self._notes.append(table, entries):
                    return

    async def _each(self, ids: Iterable[str], work: Callable[[LiveTable], Awaitable[None]]) -> None:
        for id in ids:
            if id in self._hopeless:
                continue
            try:
                await work(self._tables.table(id))
            except Refusal as refusal:
                self._hopeless.add(id)
                log.warning("a clock stands", extra={"table": id, "error": refusal.sentence})

    # ------------------------------------------------------------------ all are gone

    async def _sweep(self) -> None:
        """Tables with a clock at which nothing happens and nobody is are put aside."""
        async with self._database.read() as session:
            ids = await ids_put_aside_after(session, now())
        for id in ids:
            async with self._database.write() as session:
                kept = await lock_table(session, id)
                if kept is None or kept.table.status != "running":
                    continue
                if people_of(kept) & self._presence.people(id):
                    continue
                kept.table.status = "abandoned"
                await self._broadcast.tell(session, [News("table", id)])
            await self._tables.refresh(id)

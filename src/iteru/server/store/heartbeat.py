"""Whether the database can be written, found out by writing."""

import asyncio
from time import monotonic

from iteru.server.clock import now
from iteru.server.store.clocks import beat
from iteru.server.store.database import Database
from iteru.server.store.faults import FAULTS, reason

FRESH = 1.0  # seconds for which an answer holds: asking often costs nothing
NAME = "health"


class Heartbeat:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking = asyncio.Lock()
        self._known_until = 0.0
        self._fault = ""

    async def fault(self) -> str:
        """Why nothing can be written now, as a sentence; "" if all is well."""
        async with self._asking:
            if monotonic() > self._known_until:
                try:
                    await self._beat()
                except FAULTS as error:
                    self._fault = reason(error)
                else:
                    self._fault = ""
                self._known_until = monotonic() + FRESH
            return self._fault

    async def _beat(self) -> None:
        async with self._database.write_soon() as session:
            await beat(session, now(), NAME)

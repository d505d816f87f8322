"""What takes longer than a moment is worked on in other processes: the server does not wait."""

import asyncio
from functools import partial
from typing import TypeVar

from iteru import Record, State
from iteru.bots.bot import Answer
from iteru.bots.levels import choose_in_steps
from iteru.server.messages import Json
from iteru.server.records import as_text, read_record, replayed
from iteru.work import Job, Priority, Workforce, on_this_machine, once

T = TypeVar("T")


class Thinkers:
    """Bots come before hints, and hints before replays; within that, each owner has its share."""

    def __init__(self, processes: int, at_most: float) -> None:
        """at_most: seconds after which a bot answers with what it has."""
        self._workforce = Workforce(on_this_machine(processes))
        self._at_most = at_most

    async def move(self, level: str, known: State, seed: int, table: str) -> Answer:
        """What a table's bot chooses; known and seed are those of `bots.question`."""
        job = partial(choose_in_steps, level, known, seed, self._at_most)
        return await self._done(job, Priority.MOVE, table)

    async def hint(self, level: str, known: State, seed: int, person: str) -> Answer:
        """What a bot would choose in a person's place."""
        job = partial(choose_in_steps, level, known, seed, self._at_most)
        return await self._done(job, Priority.HINT, person)

    async def record(self, data: Json, owner: str) -> Record:
        """The record, checked by playing it. Raises Refusal on anything else."""
        text = await asyncio.to_thread(as_text, data)
        return await self._done(once(read_record, text), Priority.REPLAY, owner)

    async def replay(self, record: Record, owner: str) -> bytes:
        """A Replay of the record, as JSON: it is larger than what one would like to read again."""
        return await self._done(partial(replayed, record), Priority.REPLAY, owner)

    async def _done(self, job: Job[T], priority: Priority, owner: str) -> T:
        """The job is cancelled if nobody waits for it any more."""
        return await asyncio.wrap_future(
            self._workforce.submit(job, priority=priority, owner=owner)
        )

    async def stop(self) -> None:
        await asyncio.to_thread(self._workforce.close)

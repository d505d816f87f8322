"""What takes longer than a moment is worked on in other processes: the server does not wait."""

import asyncio
from functools import partial
from typing import TypeVar

from iteru import State
from iteru.analysis.hint import Hint, hint
from iteru.bots.bot import Answer
from iteru.bots.levels import choose_in_steps
from iteru.server.records import Beginning, Whole, beginning, whole
from iteru.work import Engine, Job, Priority, Workforce

T = TypeVar("T")


class Thinkers:
    """Bots come before hints, and hints before replays; within that, each owner has its share."""

    def __init__(self, engine: Engine, at_most: float) -> None:
        """at_most: seconds after which a bot answers with what it has."""
        self._workforce = Workforce(engine)
        self._at_most = at_most

    async def move(self, level: str, known: State, seed: int, person: str) -> Answer:
        """What a bot chooses at a person's table; known and seed are those of `bots.question`."""
        job = partial(choose_in_steps, level, known, seed, self._at_most)
        return await self._done(job, Priority.MOVE, person)

    async def hint(self, level: str, known: State, seed: int, person: str) -> Hint:
        """What a bot would choose in a person's place, and why."""
        job = partial(hint, level, known, seed, self._at_most)
        return await self._done(job, Priority.HINT, person)

    async def beginning(self, text: str, moves: int, owner: str) -> Beginning:
        """A record up to a move. Raises Refusal on anything else."""
        return await self._done(partial(beginning, text, moves), Priority.REPLAY, owner)

    async def whole(self, text: str, owner: str) -> Whole:
        """A record of a game that is over. Raises Refusal on anything else."""
        return await self._done(partial(whole, text), Priority.REPLAY, owner)

    async def replay(self, job: Job[bytes], owner: str) -> bytes:
        """A replay, or some of its steps."""
        return await self._done(job, Priority.REPLAY, owner)

    async def analysis(self, job: Job[T], person: str) -> T:
        """A part of an analysis, which comes after all else."""
        return await self._done(job, Priority.ANALYSIS, person)

    async def _done(self, job: Job[T], priority: Priority, owner: str) -> T:
        """The job is cancelled if nobody waits for it any more."""
        return await asyncio.wrap_future(
            self._workforce.submit(job, priority=priority, owner=owner)
        )

    async def stop(self) -> None:
        await asyncio.to_thread(self._workforce.close)

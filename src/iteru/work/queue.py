"""Which slice comes next: by priority, then by fair share between owners, then by arrival.

The fair share is one of time. Of the owners that wait at a priority, the one that has used the
least so far comes first. An owner who arrives or returns starts level with the one who has
used least, so that nobody loses or gains by having been there longer.

A job that has begun stays at its place: what it holds in memory cannot move.
"""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

SLICE: Final = 0.05  # seconds after which a job pauses, so that another may have its turn
MOST_BEGUN: Final = 8  # unfinished jobs of one priority at a place: each takes memory


class Priority(IntEnum):
    """What comes first."""

    MOVE = 0  # a bot's turn at a table
    HINT = 1
    REPLAY = 2
    ANALYSIS = 3
    REST = 4


@dataclass(eq=False)
class Task:
    """A job that waits for its next slice, or has one out."""

    number: int
    priority: Priority
    owner: str
    job: bytes = b""  # pickled
    progress: Callable[[object], None] | None = None
    future: Future[Any] = field(default_factory=Future)
    place: int | None = None  # where it has begun
    losses: int = 0  # places that were lost while they worked on it


@dataclass
class Share:
    """One owner's tasks of one priority, and what they have used."""

    used: float  # seconds
    out: int = 0  # slices that are being worked on
    fresh: deque[Task] = field(default_factory=deque)
    begun: dict[int, deque[Task]] = field(default_factory=dict)  # by place

    @property
    def claim(self) -> float:
        """The lower, the sooner its turn comes: slices that are out count as used."""
        return self.used + SLICE * self.out

    def has_for(self, place: int, may_begin: bool) -> bool:
        return bool(self.begun.get(place)) or (may_begin and bool(self.fresh))

    def is_idle(self) -> bool:
        return not self.out and not self.fresh and not any(self.begun.values())


class Queue:
    """The tasks that wait. It knows no threads: the caller holds a lock."""

    def __init__(self) -> None:
        self._shares: dict[Priority, dict[str, Share]] = {priority: {} for priority in Priority}

    def add(self, task: Task) -> None:
        """A new task waits for its first slice."""
        shares = self._shares[task.priority]
        if task.owner not in shares:
            least = min((share.used for share in shares.values()), default=0.0)
            shares[task.owner] = Share(least)
        shares[task.owner].fresh.append(task)

    def remove(self, task: Task) -> None:
        """A task that waits is no longer wanted."""
        share = self._share(task)
        (share.fresh if task.place is None else share.begun[task.place]).remove(task)
        self._forget_if_idle(task)

    def take(self, place: int) -> Task | None:
        """The task that this place is to work on now; its slice is out until `give_back`."""
        for shares in self._shares.values():
            lying = sum(len(share.begun.get(place, ())) for share in shares.values())
            may_begin = lying < MOST_BEGUN
            waiting = [share for share in shares.values() if share.has_for(place, may_begin)]
            if waiting:
                share = min(waiting, key=lambda share: share.claim)
                begun = share.begun.get(place)
                share.out += 1
                return begun.popleft() if begun else share.fresh.popleft()
        return None

    def give_back(self, task: Task, seconds: float, goes_on: bool) -> None:
        """Its slice is over after so many seconds; if the job goes on, it waits for the next."""
        share = self._share(task)
        share.out -= 1
        share.used += seconds
        if goes_on:
            assert task.place is not None
            share.begun.setdefault(task.place, deque()).append(task)
        self._forget_if_idle(task)

    def lose(self, place: int) -> None:
        """What has begun there begins again, anywhere, before what has not."""
        for shares in self._shares.values():
            for share in shares.values():
                for task in reversed(share.begun.pop(place, deque())):
                    task.place = None
                    share.fresh.appendleft(task)

    def _share(self, task: Task) -> Share:
        return self._shares[task.priority][task.owner]

    def _forget_if_idle(self, task: Task) -> None:
        if self._share(task).is_idle():
            del self._shares[task.priority][task.owner]

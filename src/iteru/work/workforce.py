"""Hands out slices to the places of an engine, and brings back what comes of them."""

import logging
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import count, islice
from queue import SimpleQueue
from threading import Lock
from typing import Any, Final, TypeVar

from iteru.work.engine import Done, Engine, Failed, Lost, Paused, Report
from iteru.work.job import Job, WorkerLost
from iteru.work.queue import Priority, Queue, Task

MOST_LOSSES: Final = 3  # lost places after which a job is given up: it may be what kills them
AHEAD: Final = 4  # jobs of a map that wait or are out, for each place

T = TypeVar("T")
log = logging.getLogger(__name__)


class Workforce:
    """Give it jobs from any thread; `asyncio.wrap_future` makes its answers awaitable.

    It holds processes: use it in a `with`, or close it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = Lock()  # for all that follows
        self._queue = Queue()
        self._numbers = count()
        self._tasks: set[Task] = set()  # not done yet
        self._out: dict[int, Task] = {}  # by place
        self._is_closed = False
        engine.listen(self._hear)

    def submit(
        self,
        job: Job[T],
        *,
        priority: Priority = Priority.REST,
        owner: str = "",
        progress: Callable[[object], None] | None = None,
    ) -> Future[T]:
        """The result to come, or the error that the job raised.

        The future can be cancelled until then: the slice that is out goes to its end, the next is
        not handed out. `progress` is told what the job yielded last, once for each slice, in a
        thread of the engine's.
        """
        task = Task(next(self._numbers), priority, owner, pickle.dumps(job), progress)
        with self._lock:
            if self._is_closed:
                raise RuntimeError("the workforce is closed")
            self._tasks.add(task)
            self._queue.add(task)
            self._hand_out()
        task.future.add_done_callback(lambda _: self._drop_if_cancelled(task))
        return task.future

    def map(
        self,
        jobs: Iterable[Job[T]],
        *,
        priority: Priority = Priority.REST,
        owner: str = "",
        progress: Callable[[int], None] | None = None,
    ) -> Iterator[T]:
        """The results in the order of the jobs; `progress` is told how many are done.

        Jobs are taken as they are needed. A caller that stops asking for results cancels the rest.
        """
        waiting = iter(jobs)
        ordered: deque[Future[T]] = deque()
        heard: SimpleQueue[Future[T]] = SimpleQueue()
        done: set[Future[T]] = set()  # of those in `ordered`
        number = 0
        try:
            for job in islice(waiting, AHEAD * self._engine.places):
                ordered.append(self._heard_by(heard, job, priority, owner))
            while ordered:
                while ordered[0] not in done:
                    done.add(heard.get())
                    number += 1
                    if progress is not None:
                        progress(number)
                    for job in islice(waiting, 1):
                        ordered.append(self._heard_by(heard, job, priority, owner))
                done.remove(ordered[0])
                yield ordered.popleft().result()
        finally:
            for future in ordered:
                future.cancel()

    def _heard_by(
        self, heard: "SimpleQueue[Future[T]]", job: Job[T], priority: Priority, owner: str
    ) -> Future[T]:
        future = self.submit(job, priority=priority, owner=owner)
        future.add_done_callback(heard.put)
        return future

    def close(self) -> None:
        """Cancels what is not done, and ends the engine's places."""
        with self._lock:
            self._is_closed = True
            left = list(self._tasks)
        self._engine.close()
        for task in left:
            task.future.cancel()

    def __enter__(self) -> "Workforce":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _drop_if_cancelled(self, task: Task) -> None:
        """A cancelled task leaves the queue; if its slice is out, once that is over."""
        with self._lock:
            if not task.future.cancelled() or task not in self._tasks:
                return
            self._tasks.remove(task)
            if not self._is_closed and task not in self._out.values():
                self._queue.remove(task)
                if task.place is not None:
                    self._engine.forget(task.place, task.number)
        task.future.set_running_or_notify_cancel()  # wakes those who wait for several futures

    def _hand_out(self) -> None:
        """Gives each free place the slice that comes next for it; the caller holds the lock."""
        for place in range(self._engine.places):
            task = None if place in self._out else self._queue.take(place)
            if task is None:
                continue
            self._out[place] = task
            if task.place is None:
                task.place = place
                self._engine.begin(place, task.number, task.job)
            else:
                self._engine.go_on(place, task.number)

    def _hear(self, place: int, report: Report) -> None:
        """A slice is over; called by the engine."""
        with self._lock:
            if self._is_closed:
                return
            task = self._out.pop(place)
            is_lost = isinstance(report.outcome, Lost)
            is_paused = isinstance(report.outcome, Paused)
            is_wanted = task in self._tasks
            task.losses += is_lost
            goes_on = is_wanted and (is_paused or (is_lost and task.losses < MOST_LOSSES))
            self._queue.give_back(task, report.seconds, goes_on)
            if is_lost:
                self._queue.lose(place)
            elif is_paused and not goes_on:
                self._engine.forget(place, task.number)
            if not goes_on:
                self._tasks.discard(task)
            self._hand_out()
        if is_wanted:
            tell_progress(task, report.progress)
        if is_wanted and not goes_on:
            settle(task.future, report.outcome)


def tell_progress(task: Task, progress: object) -> None:
    if task.progress is None or progress is None:
        return
    try:
        task.progress(progress)
    except Exception:
        log.exception("what was called to be told of progress failed")


def settle(future: Future[Any], outcome: Paused | Done | Failed | Lost) -> None:
    """The future has its result or error, unless it was cancelled a moment ago."""
    if not future.set_running_or_notify_cancel():
        return
    if isinstance(outcome, Done):
        future.set_result(outcome.result)
    elif isinstance(outcome, Failed):
        future.set_exception(outcome.error)
    elif isinstance(outcome, Lost):
        times = f"{MOST_LOSSES} times"
        future.set_exception(
            WorkerLost(f"the process that worked on the job was lost {times}: {outcome.why}")
        )
    else:
        raise AssertionError(f"a job that has only paused is not settled: {outcome}")

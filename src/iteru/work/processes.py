"""The engine of one machine: processes, started when they are needed, that die with this one."""

import atexit
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Event, Lock, Thread, current_thread
from typing import Any, Final

from iteru.work.engine import Listener, Lost, Report
from iteru.work.queue import SLICE
from iteru.work.worker import Begin, Forget, GoOn, Order, obey, unpacked

PATIENCE: Final = 5.0  # seconds for a process to end before it is killed
# A forked copy of a process with threads and sockets may hang: processes start afresh.
SPAWN: Final = get_context("spawn")


def on_this_machine(processes: int = 0) -> "Processes":
    """An engine with this many processes; 0: as many as this one may use cores."""
    return Processes(processes or cores())


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Processes:
    """An Engine. Each place is one process, and a thread here that talks with it."""

    def __init__(self, processes: int) -> None:
        self._places = [Place(number) for number in range(processes)]
        atexit.register(
            self.close
        )  # before multiprocessing ends them, which would look as if they had died

    @property
    def places(self) -> int:
        return len(self._places)

    def listen(self, listener: Listener) -> None:
        for place in self._places:
            place.listener = listener

    def begin(self, place: int, number: int, job: bytes) -> None:
        self._places[place].order(Begin(number, job))

    def go_on(self, place: int, number: int) -> None:
        self._places[place].order(GoOn(number))

    def forget(self, place: int, number: int) -> None:
        self._places[place].order(Forget(number))

    def close(self) -> None:
        atexit.unregister(self.close)
        for place in self._places:
            place.end()
        for place in self._places:
            place.join()


class Place:
    """One process: it is sent orders one by one, and what it answers is passed on."""

    def __init__(self, number: int) -> None:
        self.listener: Listener | None = None
        self._number = number
        self._orders: SimpleQueue[Order | None] = SimpleQueue()  # None: end
        self._thread = Thread(target=self._talk, daemon=True)
        self._ending = Event()
        self._lock = Lock()  # for the process
        self._process: SpawnProcess | None = None

    def order(self, order: Order) -> None:
        self._orders.put(order)
        if self._thread.ident is None:
            self._thread.start()

    def end(self) -> None:
        """At once, in the middle of a slice too."""
        with self._lock:
            self._ending.set()
            if self._process is not None:
                self._process.terminate()
        self._orders.put(None)

    def join(self) -> None:
        if self._thread.ident is not None and self._thread is not current_thread():
            self._thread.join()

    # ------------------------------------------------------------ in the place's own thread

    def _talk(self) -> None:
        assert self.listener is not None
        connection: Connection[Any, Any] | None = None
        while (order := self._orders.get()) is not None and not self._ending.is_set():
            if isinstance(order, Forget) and connection is None:
                continue  # it was lost before
            try:
                connection = connection or self._start()
                connection.send(order)
                if isinstance(order, Forget):
                    continue
                answer = connection.recv_bytes()
            except (EOFError, OSError) as error:
                if self._ending.is_set():
                    break
                connection = None
                self.listener(self._number, Report(0.0, None, Lost(self._stop() or str(error))))
            else:
                self.listener(self._number, unpacked(answer))
        self._stop()

    def _start(self) -> "Connection[Any, Any]":
        here, there = SPAWN.Pipe()
        process = SPAWN.Process(target=obey, args=(there, SLICE), daemon=True)
        with self._lock:
            if self._ending.is_set():
                raise EOFError("the workforce is closed")
            with interrupts_blocked():
                process.start()
            self._process = process
        there.close()  # so that the end of the process is the end of what can be read here
        return here

    def _stop(self) -> str:
        """Ends the process if it has not ended; says how it did. "": there was none."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return ""
        process.join(PATIENCE if self._ending.is_set() else 0.0)
        if process.is_alive():
            process.kill()
            process.join()
        how = f"it ended with exit code {process.exitcode}"
        process.close()
        return how


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process that starts inherits it, so that Ctrl-C does not meet it half-way."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

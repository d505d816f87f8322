"""The engine of a Ray cluster: each place is an actor on one of its machines.

Ray starts the actors, carries the jobs there, and tells when a machine has died. Priorities, fair
shares and slices stay with our own queue. Every machine needs the same Python, Ray and Iteru.

Whoever reaches the ports of a cluster runs code on it: see docs/cluster.md before you start one.
"""

import logging
import os
from concurrent.futures import Future
from queue import SimpleQueue
from socket import create_connection
from threading import Thread
from typing import Any, Final

from iteru.work.engine import Engine, Listener, Lost, Report
from iteru.work.job import Steps
from iteru.work.processes import Processes, on_this_machine
from iteru.work.queue import SLICE
from iteru.work.worker import Begin, GoOn, answered, unpacked

REACHED_WITHIN: Final = 5.0  # seconds
PATIENCE: Final = 30.0  # seconds for an actor to answer after a machine was lost

log = logging.getLogger(__name__)


def engine_at(address: str, processes: int = 0) -> Engine:
    """The cluster at this address; processes of this machine if it is "" or cannot be reached."""
    if not address:
        return on_this_machine(processes)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read by the import: tells nobody
    try:
        import ray

        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ImportError, OSError, RuntimeError) as error:
        log.warning("no Ray cluster at %s, processes of this machine work: %s", address, error)
        return on_this_machine(processes)
    return Cluster(ray)


def check_reachable(address: str) -> None:
    """Raises OSError at once if nobody listens there: Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit() and "/" not in host:
        create_connection((host, int(port)), timeout=REACHED_WITHIN).close()


class Actor:
    """What stands at a place: it works on slices, and keeps the jobs that have begun."""

    def __init__(self) -> None:
        self._begun: dict[int, Steps[object]] = {}

    def answer(self, order: Begin | GoOn) -> bytes:
        return answered(order, self._begun, SLICE)

    def forget(self, number: int) -> None:
        self._begun.pop(number, None)

    def is_there(self) -> bool:
        return True


class Cluster:
    """An Engine. As many places as the machines had cores when it was made.

    A place whose machine has died moves to another. If none is left, processes of this machine
    stand in.
    """

    def __init__(self, ray: Any) -> None:
        """ray: the module, connected to a cluster."""
        self._ray = ray
        at = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        self._actors = [self._actor(at(machine, soft=True)) for machine in machines(ray)]
        self._stand_in: Processes | None = None  # works for every place once it is there
        self._listener: Listener | None = None
        self._ended: SimpleQueue[tuple[int, Future[bytes]] | None] = SimpleQueue()
        self._thread = Thread(target=self._hear, daemon=True)

    @property
    def places(self) -> int:
        return len(self._actors)

    def listen(self, listener: Listener) -> None:
        self._listener = listener
        self._thread.start()

    def begin(self, place: int, number: int, job: bytes) -> None:
        if self._stand_in is not None:
            self._stand_in.begin(place, number, job)
        else:
            self._order(place, Begin(number, job))

    def go_on(self, place: int, number: int) -> None:
        if self._stand_in is not None:
            self._stand_in.go_on(place, number)
        else:
            self._order(place, GoOn(number))

    def forget(self, place: int, number: int) -> None:
        if self._stand_in is not None:
            self._stand_in.forget(place, number)
        else:
            self._actors[place].forget.remote(number)

    def close(self) -> None:
        self._ended.put(None)
        if self._stand_in is not None:
            self._stand_in.close()
        self._ray.shutdown()

    def _order(self, place: int, order: Begin | GoOn) -> None:
        future: Future[bytes] = self._actors[place].answer.remote(order).future()
        # Not heard here: it may be done at once, and the caller holds a lock.
        future.add_done_callback(lambda done: self._ended.put((place, done)))

    def _actor(self, strategy: object) -> Any:
        """Without a claim to cores: our own queue counts them."""
        made = self._ray.remote(Actor).options(num_cpus=0, scheduling_strategy=strategy)
        return made.remote()

    # ---------------------------------------------------------- in a thread of the engine's own

    def _hear(self) -> None:
        assert self._listener is not None
        while (ended := self._ended.get()) is not None:
            place, future = ended
            try:
                report = unpacked(future.result())
            except self._ray.exceptions.RayError as error:
                report = Report(0.0, None, Lost(str(error)))
                self._replace(place)
            self._listener(place, report)

    def _replace(self, place: int) -> None:
        """A new actor for a place that was lost; if there can be none, processes of this machine.

        Jobs at other places that are lost too begin again there when their own reports come.
        """
        if self._stand_in is not None:
            return
        try:
            self._actors[place] = self._actor("SPREAD")  # on any machine that is left
            self._ray.get(self._actors[place].is_there.remote(), timeout=PATIENCE)
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            log.warning("the Ray cluster is gone, processes of this machine work on: %s", error)
            stand_in = on_this_machine(self.places)
            assert self._listener is not None
            stand_in.listen(self._listener)
            self._stand_in = stand_in


def machines(ray: Any) -> list[str]:
    """By place: its machine. A machine has as many places as it has cores for Ray."""
    found: list[str] = []
    for node in ray.nodes():
        if node["Alive"]:
            found += [node["NodeID"]] * int(node["Resources"].get("CPU", 0))
    return found

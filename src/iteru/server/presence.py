"""Who is connected to which table, at this worker and at the others."""

from collections.abc import Callable
from time import monotonic

EXPIRES = 60.0  # seconds; a worker that is alive repeats itself sooner
REPEATS = 20.0


class Presence:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._here: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}  # by table, by worker

    def set(self, worker: str, table: str, people: frozenset[str]) -> bool:
        """Notes who is connected to a table at a worker; True: that changes who is here."""
        before = self.people(table)
        by_worker = self._here.setdefault(table, {})
        if people:
            by_worker[worker] = (self._clock(), people)
        else:
            by_worker.pop(worker, None)
        if not by_worker:
            del self._here[table]
        return self.people(table) != before

    def people(self, table: str) -> frozenset[str]:
        oldest = self._clock() - EXPIRES
        found: frozenset[str] = frozenset()
        for since, people in self._here.get(table, {}).values():
            if since >= oldest:
                found |= people
        return found

    def at(self, worker: str) -> dict[str, frozenset[str]]:
        """What a worker said last, by table."""
        return {
            table: by_worker[worker][1]
            for table, by_worker in self._here.items()
            if worker in by_worker
        }

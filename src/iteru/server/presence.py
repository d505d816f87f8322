"""Who is connected to which table, at this worker and at the others, and since when who is not."""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from time import monotonic

from iteru.server.clock import now

EXPIRES = 60.0  # seconds; a worker that is alive repeats itself sooner
REPEATS = 20.0
HOUSE = ""  # instead of a table: whoever is here without one
ACTIVE = "*"  # instead of a table: whoever has done something lately, wherever they are
AWAY_AFTER = timedelta(seconds=60)  # without a connection; sooner it may be a bad line
REMEMBERED = timedelta(days=1)


class Presence:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._here: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}  # by table, by worker
        self._seen: dict[str, dict[str, datetime]] = {}  # by table, by person: when last
        self._began = now()  # who was not seen since then may have been here before

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
        after = self.people(table)
        self._seen.setdefault(table, {}).update(dict.fromkeys(before | after, now()))
        return after != before

    def people(self, table: str) -> frozenset[str]:
        oldest = self._clock() - EXPIRES
        found: frozenset[str] = frozenset()
        for since, people in self._here.get(table, {}).values():
            if since >= oldest:
                found |= people
        return found

    def tables_by_person(self) -> dict[str, list[str]]:
        """Everybody who is here, with the tables that they look at; "" is the house itself."""
        found: dict[str, list[str]] = {}
        for table in self._here.keys() - {ACTIVE}:
            for person in self.people(table):
                found.setdefault(person, []).append(table)
        return found

    def away(self, table: str, people: Iterable[str], changed: datetime) -> dict[str, datetime]:
        """Those of these people who are away from the table, and since when.

        Who was not seen is missed since the table last changed.
        """
        latest = now() - AWAY_AFTER
        seen = self._seen.get(table, {})
        missing = set(people) - self.people(table)
        unseen = max(self._began, changed)
        since = {person: seen.get(person, unseen) for person in missing}
        return {person: time for person, time in since.items() if time <= latest}

    def forget_old(self) -> None:
        """Who was last seen long ago is as good as not seen."""
        oldest = now() - REMEMBERED
        for table, seen in list(self._seen.items()):
            self._seen[table] = {person: time for person, time in seen.items() if time > oldest}
            if not self._seen[table]:
                del self._seen[table]

    def at(self, worker: str) -> dict[str, frozenset[str]]:
        """What a worker said last, by table."""
        return {
            table: by_worker[worker][1]
            for table, by_worker in self._here.items()
            if worker in by_worker
        }

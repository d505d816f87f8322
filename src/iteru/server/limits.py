"""Limits for those who ask too much. What counts is what it costs, for a person and an address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from time import monotonic

from iteru.server.refusals import Refusal

BURST = 3.0  # seconds: after a pause, what these would allow may come at once
MOST_BUCKETS = 10_000  # people or addresses remembered
AT_ONE_ADDRESS = 10  # a club shares an address: so many times what one person may do


class Cost(IntEnum):
    """What a request or a message costs: 1 is about what the plainest takes the server."""

    PLAIN = 1
    PREVIEW = 2
    CHAT = 10  # a line is kept, and sent to all: two a second of one person
    GUEST = 5  # a newcomer is given a name and a session
    SOCKET = 5  # a table is read, and all of it sent
    LAST = 5  # a table is read, and its last position sent
    STEPS = 10  # of a replay
    TABLE = 10
    REPLAY = 20
    RECORD = 20  # a table that goes on from one
    HINT = 20
    PROFILE = 5  # hundreds of games are counted
    ANALYSIS = 20
    NOTICE = 20  # another server is asked to take it
    LINK = 20  # a short one, which must not be guessed


class Bucket:
    """Allows costs of `rate` a second in the long run, and bursts after a pause.

    Something costly is allowed as soon as anything is left, and paid off afterwards.
    """

    def __init__(
        self, rate: float, burst: float = BURST, clock: Callable[[], float] = monotonic
    ) -> None:
        """burst: seconds whose allowance may come at once."""
        self._rate = rate
        self._clock = clock
        self._most = max(1.0, rate * burst)
        self._left = self._most
        self._since = clock()

    def take(self, cost: float = Cost.PLAIN) -> bool:
        """True: allowed, and counted."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each person or address; the longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = Cost.PLAIN) -> bool:
        """True: allowed, and counted."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)

    def check(self, who: str, cost: float = Cost.PLAIN) -> None:
        """Raises Refusal if there is too much to be paid off."""
        if not self.take(who, cost):
            raise too_much()


class Budgets:
    """What a person may spend, wherever; and an address, whoever it is."""

    def __init__(self, person_rate: float, address_rate: float) -> None:
        self._people = Buckets(person_rate)
        self._addresses = Buckets(address_rate)

    def take(self, person: str | None, address: str, cost: float = Cost.PLAIN) -> bool:
        """True: allowed, and counted for both."""
        is_allowed = person is None or self._people.take(person, cost)
        return is_allowed and self._addresses.take(address, cost)

    def check(self, person: str | None, address: str, cost: float = Cost.PLAIN) -> None:
        """Raises Refusal if either has spent too much."""
        if not self.take(person, address, cost):
            raise too_much()


def too_much() -> Refusal:
    return Refusal("too_fast", "That is too much at once. Wait a moment, and try again.")


class Sockets:
    """How many are open: of one person, and of one address."""

    def __init__(self, most: int) -> None:
        """most: of one person."""
        self._most = most
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str | None, address: str) -> Iterator[None]:
        """While it is open. Raises Refusal if there are too many."""
        who = person or address
        if self._people[who] >= self._most:
            raise Refusal("too_many", f"One person has at most {self._most} open connections.")
        if self._addresses[address] >= self._most * AT_ONE_ADDRESS:
            most = self._most * AT_ONE_ADDRESS
            raise Refusal("too_many", f"One address has at most {most} open connections.")
        self._count(who, address, 1)
        try:
            yield
        finally:
            self._count(who, address, -1)

    def _count(self, who: str, address: str, change: int) -> None:
        for counter, name in ((self._people, who), (self._addresses, address)):
            counter[name] += change
            if not counter[name]:
                del counter[name]

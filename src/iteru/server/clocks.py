"""Players' clocks, reckoned from the entries of a table's log and nothing else.

A clock runs while its seat decides, in its own turn or when it is asked in another's. A bonus comes
once for each turn, to the seat that begins it, and once for each question to another seat, also if
that is withdrawn and asked again. Time in which the server was away is nobody's, nor is the
beginning of a question that may answer itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from iteru.kernel.state import NOBODY
from iteru.server.entries import Entry
from iteru.server.messages.pace import DaysPace, LivePace, NoClock, Pace, PaceKind

MINUTE, HOUR = 60, 3600  # seconds
LEAST_ON_RETURN = 60.0  # seconds of a live clock for whoever comes back to it


@dataclass(frozen=True)
class Rate:
    """Live: the allowance is for the game, the bonus is added. Days: the allowance is for a turn,
    or a question, and what is left of it is lost."""

    kind: PaceKind
    allowance: int  # seconds
    bonus: int  # seconds; live only

    @property
    def has_clock(self) -> bool:
        return self.kind != "none"

    @property
    def renews(self) -> bool:
        return self.kind == "days"


NO_CLOCK = Rate("none", 0, 0)


def rate_of(pace: Pace) -> Rate:
    if isinstance(pace, LivePace):
        return Rate("live", pace.minutes * MINUTE, pace.seconds)
    if isinstance(pace, DaysPace):
        return Rate("days", pace.hours * HOUR, 0)
    return NO_CLOCK


def pace_of(rate: Rate) -> Pace:
    """The other way round."""
    if rate.kind == "live":
        return LivePace(kind="live", minutes=rate.allowance // MINUTE, seconds=rate.bonus)
    if rate.kind == "days":
        return DaysPace(kind="days", hours=rate.allowance // HOUR)
    return NoClock(kind="none")


class Clocks:
    """The clocks of all seats after some entries; each method takes the next one."""

    def __init__(self, rate: Rate, seats: int) -> None:
        self.left: Sequence[float] = [float(rate.allowance)] * seats  # seconds, at `_since`
        self.running = NOBODY
        self.rate = rate
        self._seat = NOBODY  # that is to decide; its clock stands if its time was up
        self._since: datetime | None = None  # it may be in the future: the clock stands until then
        self._owners: dict[int, int] = {}  # by turn: the seat that began it
        self._turn = NOBODY  # in which it is to decide
        self._ahead: frozenset[int] = frozenset()  # seats with a bonus for a withdrawn question

    def copy(self) -> "Clocks":
        copy = Clocks(self.rate, 0)
        copy.left, copy.running = self.left, self.running
        copy._seat, copy._since, copy._owners = self._seat, self._since, dict(self._owners)
        copy._turn, copy._ahead = self._turn, self._ahead
        return copy

    @property
    def due(self) -> datetime | None:
        """When the running clock has no time left."""
        if self._since is None or self.running == NOBODY:
            return None
        return self._since + timedelta(seconds=self.left[self.running])

    def take(self, entry: Entry, seat: int, turn: int, stands: float = 0.0) -> None:
        """The next entry of the log, after which this seat is to decide in this turn.

        stands: seconds before the clock begins to run. Taking back brings neither these seconds
        nor a bonus again.
        """
        if entry.kind in ("setup", "move"):
            self.decided(entry.time, seat, turn)
            self._since = entry.time + timedelta(seconds=stands)
        elif entry.kind == "undo":
            self.taken_back(entry.time, seat, turn)
            self._since = entry.time
        elif entry.kind == "pause":
            self.paused(entry.time, entry.seconds)
        elif entry.kind == "timeout":
            self.timed_out(entry.time, entry.seat)
        elif entry.kind == "wait":
            self.granted(entry.time, entry.seat, entry.seconds)
        elif entry.kind == "back":
            self.returned(entry.time, entry.seat)
        elif entry.kind == "end":
            self.decided(entry.time, NOBODY, turn)
        else:
            assert entry.kind in ("bot", "left")  # bots are not in a hurry

    def decided(self, time: datetime, seat: int, turn: int) -> None:
        """After the setup or a move: `seat` is to decide now, in this turn."""
        self._charge(time)
        if turn not in self._owners:
            self._owners[turn] = seat
            self._add_bonus(seat)
        elif seat not in (self._seat, self._owners[turn]):
            if seat not in self._ahead:
                self._add_bonus(seat)
            self._ahead -= {seat}
        self._seat = self.running = seat
        self._turn = turn

    def taken_back(self, time: datetime, seat: int, turn: int) -> None:
        """After an undo: `seat` decides again, with the time that it had left."""
        self._charge(time)
        if self._seat not in (seat, self._owners[self._turn]):
            self._ahead |= {self._seat}
        self._seat = self.running = seat
        self._turn = turn

    def paused(self, time: datetime, seconds: float) -> None:
        """The server was away for the last so many seconds."""
        if self._since is not None:
            self._charge(time - timedelta(seconds=seconds))
            self._since = max(self._since, time)

    def timed_out(self, time: datetime, seat: int) -> None:
        """The clock stands until somebody decides, or the seat gets more time."""
        self._charge(time)
        self._set(seat, 0.0)
        self.running = NOBODY

    def granted(self, time: datetime, seat: int, seconds: float) -> None:
        """The others wait for the seat."""
        self._charge(time)
        self._set(seat, self.left[seat] + seconds)
        self.running = self._seat

    def returned(self, time: datetime, seat: int) -> None:
        """A person plays again in the bot's place, with time for at least a move."""
        self._charge(time)
        least = float(self.rate.allowance) if self.rate.renews else LEAST_ON_RETURN
        self._set(seat, max(self.left[seat], least))
        self.running = self._seat

    def _charge(self, time: datetime) -> None:
        since = self._since or time
        if self.running != NOBODY:
            spent = max(0.0, (time - since).total_seconds())
            self._set(self.running, max(0.0, self.left[self.running] - spent))
        self._since = max(since, time)

    def _add_bonus(self, seat: int) -> None:
        if seat == NOBODY:  # the game is over
            return
        whole = float(self.rate.allowance)
        self._set(seat, whole if self.rate.renews else self.left[seat] + self.rate.bonus)

    def _set(self, seat: int, seconds: float) -> None:
        self.left = [*self.left[:seat], seconds, *self.left[seat + 1 :]]

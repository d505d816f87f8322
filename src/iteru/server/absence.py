"""Who is missed at a table, and what the others have agreed on.

What is asked here is asked of the stored table, of its log, and of who is away; nothing changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from iteru.kernel.state import NOBODY
from iteru.server.entries import Entry
from iteru.server.messages.pace import AbsentInfo, PaceKind, Wish
from iteru.server.play import Play
from iteru.server.store.models import SeatRow
from iteru.server.store.tables import Kept

ASKED_AFTER = {"live": timedelta(minutes=3), "days": timedelta.max}  # or half of what was left
WAITS: Mapping[PaceKind, float] = {"live": 600.0, "days": 86_400.0}  # seconds that a wait adds
MOST_WAITS: Mapping[PaceKind, int] = {"live": 2, "days": 1}  # for one seat
STOPS = ("stop", "unrated")  # wishes about the table: they hold until somebody declines
PASSING = ("pause", "timeout")  # notes after which a wish still holds


def absentees(kept: Kept) -> dict[int, str]:
    """By seat the people who left it, or for whom a bot has played, even if they came back.

    Whoever compares results counts them as last: their seats were not theirs all the time.
    """
    return {seat.seat: seat.absentee for seat in kept.seats if seat.absentee is not None}


def people_of(kept: Kept) -> set[str]:
    """Those who play now."""
    return {seat.person for seat in kept.seats if seat.kind == "person" and seat.person}


@dataclass(frozen=True)
class Situation:
    """A table at one moment."""

    kept: Kept
    play: Play | None
    away: Mapping[str, datetime]  # people, and since when
    time: datetime

    @property
    def awaited(self) -> SeatRow | None:
        """The seat that is to decide, if a person is."""
        table = self.kept.table
        if table.status != "running" or self.play is None or self.play.is_over:
            return None
        seat = self.kept.seats[self.play.state.to_move]
        return seat if seat.kind == "person" else None

    @property
    def is_time_up(self) -> bool:
        """Whether the seat that decides has no time left, and that has to be noted.

        Where others were replaced or have left and one person is alone with bots, nobody waits.
        """
        due = self.kept.table.due
        if self.awaited is None or due is None or due > self.time:
            return False
        return len(people_of(self.kept)) > 1 or not absentees(self.kept)

    def absent(self) -> AbsentInfo | None:
        """The question to the others, if there is one."""
        seat, table, play = self.awaited, self.kept.table, self.play
        if seat is None or play is None or not self._others(seat):
            return None
        since = None if seat.person is None else self.away.get(seat.person)
        if table.pace == "none":
            patience = timedelta(minutes=table.hand_over_after)
            if since is None or self.time - since < patience:
                return None
            return AbsentInfo(seat=seat.seat, choices=["bot"], at_once=True)
        is_up = play.clocks.running == NOBODY
        if table.when_time_is_up != "ask" or not (is_up or self._is_missed(since)):
            return None
        choices: list[Wish] = ["bot", "end"]
        if _waits(play.log, seat.seat) < MOST_WAITS[table.pace]:
            choices.insert(0, "wait")
        return AbsentInfo(seat=seat.seat, choices=choices, at_once=is_up)

    def agreed(self) -> Wish | None:
        """What all others who are present want to happen with the seat that is missed."""
        question, seat = self.absent(), self.awaited
        if question is None or seat is None:
            return None
        present = [one for one in self._others(seat) if one.person not in self.away]
        wishes = {self.wish_of(one) for one in present}
        [wish] = wishes if len(wishes) == 1 else [None]
        return wish if wish in question.choices else None

    def all_stop(self) -> Wish | None:
        """How all who play have agreed to stop here; None: they have not."""
        wishes = {seat.wish for seat in self.kept.seats if seat.kind == "person"}
        [wish] = wishes if len(wishes) == 1 else [None]
        return wish if self.kept.table.status == "running" and wish in STOPS else None

    def wish_of(self, seat: SeatRow) -> Wish | None:
        """What a seat's person agrees with; about somebody absent it holds until the next move."""
        if seat.kind != "person" or seat.wish is None or seat.wish in STOPS:
            return seat.wish if seat.kind == "person" else None
        since = [] if self.play is None else self.play.log[seat.wished_at or 0 :]
        return seat.wish if all(entry.kind in PASSING for entry in since) else None

    def _others(self, seat: SeatRow) -> list[SeatRow]:
        return [
            one for one in self.kept.seats if one.kind == "person" and one.person != seat.person
        ]

    def _is_missed(self, since: datetime | None) -> bool:
        """Away for some minutes, or for half of the time that was left."""
        table = self.kept.table
        if since is None or table.due is None:
            return False
        waited = self.time - max(since, table.changed)
        return waited >= min(table.due - self.time, ASKED_AFTER[table.pace])


def _waits(log: list[Entry], seat: int) -> int:
    return sum(1 for entry in log if entry.kind == "wait" and entry.seat == seat)

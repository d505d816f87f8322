"""Entries of a table's log: what is played, and notes of what happens besides."""

from dataclasses import dataclass
from datetime import datetime

from iteru.server.store.models import EntryKind, EntryRow

NO_SEAT = -1
PLAYED: frozenset[EntryKind] = frozenset({"setup", "move", "undo"})  # the others are notes

LASTING: frozenset[EntryKind] = frozenset({"wait", "pause"})  # notes with a length


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log, as it is stored.

    Notes change no position. `timeout`: the seat has no time left; `wait`: it gets more; `bot`: a
    bot plays for its person; `back`: that person plays again; `left`: it is a bot's for good;
    `pause`: the server was away; `end`: the game ends here, for want of this seat or by agreement.
    """

    number: int
    kind: EntryKind
    seat: int
    notation: str | None  # of a move; of a wait or a pause its seconds
    stands: int
    time: datetime
    step: int = 1  # of its draft

    @property
    def is_note(self) -> bool:
        return self.kind not in PLAYED

    @property
    def seconds(self) -> float:
        """How long a wait or a pause is."""
        assert self.notation is not None
        return float(self.notation)


def entry_of(row: EntryRow) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.notation, row.stands, row.time, row.step)

"""A game in play at a table: the one module that plays with the kernel's states.

A `Play` is a cache: it is rebuilt from the entries of the table's log, one after the other, and
thrown away when an entry that it has already played could not be stored.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from iteru import (
    IllegalAction,
    Journal,
    Match,
    NotationError,
    Record,
    RecordError,
    State,
)
from iteru.kernel.journal import read_journal
from iteru.server.drawing import Drawing, scores_by_viewer
from iteru.server.messages import GameState, Json, LogEntry
from iteru.server.refusals import Refusal
from iteru.server.store.models import EntryKind

SETUP_SEAT = -1
MOST_WITH_UNDO = 3000  # entries: a log stays short enough to be read and sent


@dataclass(frozen=True)
class Entry:
    """One entry of a table's log, as it is stored."""

    number: int
    kind: EntryKind
    seat: int
    notation: str | None
    stands: int
    time: datetime


class Play:
    """The present state, the log with its events, and what each viewer may see of them.

    A viewer is the tuple of seats that a connection holds: () is a spectator.
    """

    def __init__(self, record: Record) -> None:
        """Before the setup's entry; `record` has no moves. Raises RecordError on foreign data."""
        self.match = Match(record)
        self.log: list[Entry] = []
        self._journals: list[str] = []  # as text: live events of many games slow down the server
        self._history: list[list[list[int]]] = []  # by turn: scores_by_viewer

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def number(self) -> int:
        return len(self.log)

    # ------------------------------------------------------------------ playing

    def take(self, entry: Entry) -> None:
        """Plays an entry of the stored log."""
        if entry.kind == "setup":
            self._add(entry, Journal())
        elif entry.kind == "undo":
            if not self.match.undo():
                raise RecordError(f"entry {entry.number} of the log takes back what stands")
            self._add(entry, Journal())
        else:
            assert entry.notation is not None
            journal = Journal()
            seat = self.state.to_move
            try:
                self.match.play(self.match.game.parse(entry.notation), journal)
            except (IllegalAction, NotationError) as error:
                raise RecordError(f"entry {entry.number} of the log: {error}") from error
            self._add(entry, journal)
            if self.state.to_move != seat:
                self._history.append(scores_by_viewer(self.state))

    def next_setup(self, time: datetime) -> Entry:
        return Entry(self.number + 1, "setup", SETUP_SEAT, None, 0, time)

    def next_move(self, seat: int, code: int, time: datetime) -> Entry:
        """The entry that this move would be. Raises Refusal if it may not be played."""
        self._check_mover(seat)
        if code not in self.state.open_codes:
            raise Refusal("illegal", self._why_illegal(code))
        notation = self.match.game.notation(code)
        stands = len(self.match.record.moves) + 1
        return Entry(self.number + 1, "move", seat, notation, stands, time)

    def next_undo(self, seat: int, time: datetime) -> Entry:
        """The entry that takes the last move back. Raises Refusal if that is not allowed."""
        self._check_mover(seat)
        if self.number >= MOST_WITH_UNDO:
            raise Refusal("nothing_to_undo", "Too much has been taken back: the game must go on.")
        if not self.match.can_undo():
            raise Refusal(
                "nothing_to_undo",
                "There is nothing to take back: since then something was revealed, "
                "or another player has decided.",
            )
        return Entry(self.number + 1, "undo", seat, None, len(self.match.record.moves) - 1, time)

    def code_of(self, notation: str) -> int:
        try:
            return self.match.game.parse(notation)
        except NotationError as error:
            raise Refusal("illegal", f"{error}.") from error

    def named(self, code: int) -> str | None:
        """The notation of a code; None if there is no such action."""
        game = self.match.game
        return game.notation(code) if 0 <= code < game.action_count else None

    def _check_mover(self, seat: int) -> None:
        if self.state.over:
            raise Refusal("not_running", "The game is over.")
        if seat != self.state.to_move:
            raise Refusal("illegal", f"Seat {self.state.to_move} decides now, not seat {seat}.")

    def _why_illegal(self, code: int) -> str:
        try:
            self.state.copy().play(code)
        except IllegalAction as error:
            return f"{error}."
        raise AssertionError("a code that is not legal was played")

    def _add(self, entry: Entry, journal: Journal) -> None:
        assert entry.number == self.number + 1
        self.log.append(entry)
        self._journals.append(journal.dump())

    # ------------------------------------------------------- who may see what

    def drawing(self) -> Drawing:
        """What all may see of the present state."""
        return Drawing(self.match, self.number, self._history)

    def seen_by(self, viewer: tuple[int, ...]) -> GameState:
        """What a viewer may see of the present state."""
        return self.drawing().seen_by(viewer)

    def entry_seen_by(self, viewer: tuple[int, ...], number: int) -> LogEntry:
        """An entry of the log with the events that a viewer may see."""
        entry = self.log[number - 1]
        # People who share a screen see each other's log: it holds what is public.
        seat = viewer[0] if len(viewer) == 1 else None
        return LogEntry(
            number=entry.number,
            kind=entry.kind,
            seat=entry.seat,
            stands=entry.stands,
            events=read_journal(self._journals[number - 1]).seen_by(seat),
            time=entry.time,
        )

    def log_seen_by(self, viewer: tuple[int, ...]) -> list[LogEntry]:
        return [self.entry_seen_by(viewer, number) for number in range(1, self.number + 1)]

    def preview(self, code: int) -> list[Json]:
        """What a choice would bring, as the mover may see it."""
        if code not in self.state.open_codes:
            raise Refusal("illegal", self._why_illegal(code))
        return self.state.preview([code]).events


def played_again(record: Record, time: datetime) -> Iterator[Play]:
    """One and the same play, after the setup and after each move of the record."""
    play = Play(record.without_moves())
    play.take(play.next_setup(time))
    yield play
    for notation in record.moves:
        play.take(play.next_move(play.state.to_move, play.code_of(notation), time))
        yield play

"""A game in play at a table: the module that plays with the kernel's states (drafts.py tries).

A `Play` is a cache: it is rebuilt from the entries of the table's log, one after the other. It
takes what is stored, and nothing before.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import cast

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
from iteru.server.drafts import check_draft
from iteru.server.drawing import Drawing, part_of_view, scores_by_viewer
from iteru.server.messages import GameState, LogEntry, PreviewAnswer, Stopped
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
    step: int = 1  # of its draft


class Play:
    """The present state, the log with its events, and what each viewer may see of them.

    A viewer is the tuple of seats that a connection holds: () is a spectator.
    """

    def __init__(self, record: Record) -> None:
        """Before the setup's entry; `record` has no moves. Raises RecordError on foreign data."""
        self.match = Match(record)
        self.log: list[Entry] = []
        self._turns: list[int] = []  # by entry: the turn in which it happened
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
            self._add(entry, Journal(), self.state.turn_count)
        elif entry.kind == "undo":
            if not self.match.undo():
                raise RecordError(f"entry {entry.number} of the log takes back what stands")
            del self._history[self.state.turn_count :]
            self._add(entry, Journal(), self.state.turn_count)
        else:
            assert entry.notation is not None
            journal = Journal()
            seat, turn = self.state.to_move, self.state.turn_count
            if entry.seat != seat:
                raise RecordError(f"entry {entry.number} of the log: seat {seat} was to decide")
            try:
                self.match.play(self.match.game.parse(entry.notation), journal)
            except (IllegalAction, NotationError) as error:
                raise RecordError(f"entry {entry.number} of the log: {error}") from error
            self._add(entry, journal, turn)
            if self.state.turn_count > turn or self.state.over:
                self._history.append(scores_by_viewer(self.state))

    def next_setup(self, time: datetime) -> Entry:
        return Entry(self.number + 1, "setup", SETUP_SEAT, None, 0, time)

    def next_moves(self, seat: int, codes: Sequence[int], time: datetime) -> list[Entry]:
        """The entries that this draft would be. Raises Refusal if it may not be played."""
        self._check_mover(seat)
        check_draft(self.state, codes)
        return self.moves(seat, [self.match.game.notation(code) for code in codes], time)

    def moves(self, seat: int, notations: Sequence[str], time: datetime) -> list[Entry]:
        """The next entries with these moves, not checked: take() does."""
        stands = len(self.match.record.moves)
        return [
            Entry(self.number + step, "move", seat, notation, stands + step, time, step)
            for step, notation in enumerate(notations, start=1)
        ]

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

    def state_after(self, entries: Sequence[Entry]) -> State:
        """Whose decision it will be, and the result if the game will be over."""
        state = self.state.copy()
        for entry in entries:
            if entry.notation is not None:  # after an undo the same seat decides
                state.apply(self.match.game.parse(entry.notation))
        return state

    def has_draft(self, number: int, seat: int, codes: Sequence[int]) -> bool:
        """Whether this very draft, none shorter or longer, was played at that number."""
        end = number + 1
        while end < self.number and self.log[end].step > 1:
            end += 1
        played = [(one.kind, one.seat, one.notation, one.step) for one in self.log[number:end]]
        return played == [
            ("move", seat, self._named(code), step) for step, code in enumerate(codes, start=1)
        ]

    def code_of(self, notation: str) -> int:
        try:
            return self.match.game.parse(notation)
        except NotationError as error:
            raise Refusal("illegal", f"{error}.") from error

    def _named(self, code: int) -> str | None:
        """The notation of a code; None if there is no such action."""
        game = self.match.game
        return game.notation(code) if 0 <= code < game.action_count else None

    def _check_mover(self, seat: int) -> None:
        if self.state.over:
            raise Refusal("not_running", "The game is over.")
        if seat != self.state.to_move:
            raise Refusal("illegal", f"Seat {self.state.to_move} decides now, not seat {seat}.")

    def _add(self, entry: Entry, journal: Journal, turn: int) -> None:
        assert entry.number == self.number + 1
        self.log.append(entry)
        self._turns.append(turn)
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
            turn=self._turns[number - 1],
            events=read_journal(self._journals[number - 1]).seen_by(seat),
            time=entry.time,
        )

    def log_seen_by(self, viewer: tuple[int, ...]) -> list[LogEntry]:
        return [self.entry_seen_by(viewer, number) for number in range(1, self.number + 1)]

    def preview(self, codes: Sequence[int]) -> PreviewAnswer:
        """What a draft would bring, as the mover may see it."""
        try:
            preview = self.state.preview(codes)
        except IllegalAction as error:
            raise Refusal("illegal", f"{error}.") from error
        return PreviewAnswer(
            number=self.number,
            codes=list(codes),
            events=preview.events,
            public=part_of_view(preview.view, "public"),
            private={str(self.state.to_move): part_of_view(preview.view, "private")},
            choices=preview.choices,
            played=preview.played,
            stopped=cast(Stopped, preview.stopped),
        )


def played_again(record: Record, time: datetime) -> Iterator[Play]:
    """One and the same play, after the setup and after each move of the record."""
    play = Play(record.without_moves())
    play.take(play.next_setup(time))
    yield play
    for notation in record.moves:
        [entry] = play.moves(play.state.to_move, [notation], time)
        play.take(entry)
        yield play

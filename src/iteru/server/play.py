"""A game in play at a table: the module that plays with the kernel's states (drafts.py tries).

A `Play` is a cache: it is rebuilt from the entries of the table's log, one after the other. It
takes what is stored, and nothing before.
"""

from collections.abc import Iterator, Sequence
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
from iteru.server.clocks import NO_CLOCK, Clocks, Rate
from iteru.server.drafts import check_draft
from iteru.server.drawing import Drawing, Ending, ending, part_of_view, scores_by_viewer
from iteru.server.entries import LASTING, NO_SEAT, Entry
from iteru.server.messages.live import PreviewAnswer, Stopped
from iteru.server.messages.play import GameState, LogEntry
from iteru.server.reactions import seconds_without_clock
from iteru.server.refusals import Refusal
from iteru.server.store.models import EntryKind

MOST_WITH_UNDO = 3000  # entries: a log stays short enough to be read and sent


class Play:
    """The present state, the log with its events, and what each viewer may see of them.

    A viewer is the tuple of seats that a connection holds: () is a spectator.
    """

    def __init__(self, record: Record, rate: Rate = NO_CLOCK) -> None:
        """Before the setup's entry; `record` has no moves. Raises RecordError on foreign data."""
        self.match = Match(record)
        self.clocks = Clocks(rate, record.seats)
        self.ending: Ending | None = None  # before its time: nobody decides any more
        self.log: list[Entry] = []
        self._turns: list[int] = []  # by entry: the turn in which it happened
        self._journals: list[str] = []  # as text: live events of many games slow down the server
        self._written: dict[int | None, list[str]] = {}  # by seat, None for others: log_as_json
        self._history: list[list[list[int]]] = []  # by turn: scores_by_viewer

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def number(self) -> int:
        return len(self.log)

    @property
    def is_over(self) -> bool:
        return self.state.over or self.ending is not None

    # ------------------------------------------------------------------ playing

    def take(self, entry: Entry) -> None:
        """Plays an entry of the stored log."""
        if entry.kind == "setup":
            self._add(entry, Journal(), self.state.turn_count)
        elif entry.kind == "undo":
            if not self.match.undo(entry.seat):
                raise RecordError(f"entry {entry.number} of the log takes back what stands")
            del self._history[self.state.turn_count :]
            self._add(entry, Journal(), self.state.turn_count)
        elif entry.is_note:
            if entry.kind == "end":
                self.ending = ending(self.state, entry.seat)
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
        return Entry(self.number + 1, "setup", NO_SEAT, None, 0, time)

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
        """The entry that takes the seat's last decision back. Raises Refusal if it may not.

        It is the mover's, or what the seat before it has committed in secret.
        """
        if self.is_over or not self.match.can_undo(seat):
            self._check_mover(seat)
        if self.number >= MOST_WITH_UNDO:
            raise Refusal("nothing_to_undo", "Too much has been taken back: the game must go on.")
        if not self.match.can_undo(seat):
            raise Refusal(
                "nothing_to_undo",
                "There is nothing to take back: since then something was revealed, "
                "or another player has decided.",
            )
        _, stands = self.match.undone()
        return Entry(self.number + 1, "undo", seat, None, stands, time)

    def notes(
        self, time: datetime, *notes: tuple[EntryKind, int], seconds: float = 0.0
    ) -> list[Entry]:
        """The next entries with these notes, each about a seat; seconds: of a wait or a pause."""
        stands, length = len(self.match.record.moves), str(round(seconds, 3))
        return [
            Entry(
                self.number + index, kind, seat, length if kind in LASTING else None, stands, time
            )
            for index, (kind, seat) in enumerate(notes, start=1)
        ]

    def past_notes(self, number: int) -> int:
        """This number, or the one after the notes that follow it: they change no position."""
        while number < self.number and self.log[number].is_note:
            number += 1
        return number

    def state_after(self, entries: Sequence[Entry]) -> State:
        """Whose decision it will be, and the result if the game will be over."""
        state = self.state.copy()
        for entry in entries:
            if entry.kind == "undo":
                undone, _ = self.match.undone()
                state = undone.copy()
            elif entry.kind == "move":
                assert entry.notation is not None
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
        if self.is_over:
            raise Refusal("not_running", "The game is over.")
        if seat != self.state.to_move:
            raise Refusal("illegal", f"Seat {self.state.to_move} decides now, not seat {seat}.")

    def _add(self, entry: Entry, journal: Journal, turn: int) -> None:
        assert entry.number == self.number + 1
        self.log.append(entry)
        self._turns.append(turn)
        self._journals.append(journal.dump())
        stands = seconds_without_clock(self.state, self.clocks.rate.kind)
        self.clocks.take(entry, self.state.to_move, self.state.turn_count, stands)

    # ------------------------------------------------------- who may see what

    def drawing(self) -> Drawing:
        """What all may see of the present state."""
        return Drawing(self.match, self.number, self._history, self.ending)

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

    def log_as_json(self, viewer: tuple[int, ...]) -> str:
        """The whole log as a viewer may see it, a list of LogEntry.

        Every entry is written once for each kind of viewer: a log has a thousand entries, and
        anyone may ask for it again and again.
        """
        seat = viewer[0] if len(viewer) == 1 else None
        written = self._written.setdefault(seat, [])
        everyone = [] if seat is None else self._written.get(None, [])
        for number in range(len(written) + 1, self.number + 1):
            text = self.entry_seen_by(viewer, number).model_dump_json()
            # Most entries hold no secret: one text in memory serves all.
            is_public = number <= len(everyone) and everyone[number - 1] == text
            written.append(everyone[number - 1] if is_public else text)
        return f"[{','.join(written)}]"

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


def played_again(record: Record, time: datetime, rate: Rate = NO_CLOCK) -> Iterator[Play]:
    """One and the same play, after the setup and after each move of the record."""
    play = Play(record.without_moves(), rate)
    play.take(play.next_setup(time))
    yield play
    for notation in record.moves:
        [entry] = play.moves(play.state.to_move, [notation], time)
        play.take(entry)
        yield play

"""A match: a game in play with the moves that stand, and undo."""

from typing import final

from iteru.kernel.journal import Journal
from iteru.kernel.record import Record
from iteru.kernel.state import State


@final
class Match:
    """A record and its present state, kept together. Raises RecordError if it does not replay.

    Undo takes back the mover's own decisions, one at a time, up to the last point where
    something was revealed or another seat decided.
    """

    def __init__(self, record: Record) -> None:
        record.replay()  # names the move that does not fit, before any is taken over
        self.record = record.without_moves()
        self.game = record.loaded_game()
        self.state = self.record.replay()
        self._back: list[State] = []  # what undo brings back, the latest last
        for text in record.moves:
            self.play(self.game.parse(text))

    def play(self, code: int, journal: Journal | None = None) -> None:
        """Plays a legal code; raises IllegalAction, and changes nothing, on any other."""
        state = self.state
        before = state.copy()
        state.journal = journal
        try:
            state.play(code)
        finally:
            state.journal = None
        if state.to_move == before.to_move and state.reveals == before.reveals:
            self._back.append(before)
        else:
            self._back.clear()
        self.record.moves.append(self.game.notation(code))
        self.record.turn_off(state, len(self.record.moves))

    def can_undo(self) -> bool:
        return len(self._back) > 0

    def undo(self) -> bool:
        """Takes the last decision back if that is allowed; says whether it did."""
        if not self.can_undo():
            return False
        self.state = self._back.pop()
        self.record.moves.pop()
        return True

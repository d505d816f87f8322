"""A match: a game in play with the moves that stand, and undo."""

from typing import final

from iteru.kernel.journal import Journal
from iteru.kernel.record import Record


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
        self._before: list[tuple[int, int]] = []  # by move: who decided, `reveals` before it
        for text in record.moves:
            self.play(self.game.parse(text))

    def play(self, code: int, journal: Journal | None = None) -> None:
        """Plays a legal code; raises IllegalAction, and changes nothing, on any other."""
        state = self.state
        before = (state.to_move, state.reveals)
        state.journal = journal
        try:
            state.play(code)
        finally:
            state.journal = None
        self._before.append(before)
        self.record.moves.append(self.game.notation(code))

    def can_undo(self) -> bool:
        if not self._before:
            return False
        seat, reveals = self._before[-1]
        return seat == self.state.to_move and reveals == self.state.reveals

    def undo(self) -> bool:
        """Takes the last decision back if that is allowed; says whether it did."""
        if not self.can_undo():
            return False
        self._before.pop()
        self.record.moves.pop()
        self.state = self.record.replay()
        return True

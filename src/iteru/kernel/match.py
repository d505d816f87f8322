"""A match: a game in play with the moves that stand, and undo."""

from typing import final

from iteru.kernel.journal import Journal
from iteru.kernel.record import Record
from iteru.kernel.state import State, is_final


@final
class Match:
    """A record and its present state, kept together. Raises RecordError if it does not replay.

    Undo takes back the mover's own decisions, one at a time, up to the last point where
    something was revealed or another seat decided. Where seats commit one after the other in
    secret, the last of them may withdraw while the next has decided nothing. Its whole
    commitment is one step then: taking back a part would tell which part is to be changed.
    """

    def __init__(self, record: Record) -> None:
        record.replay()  # names the move that does not fit, before any is taken over
        self.record = record.without_moves()
        self.game = record.loaded_game()
        self.state = self.record.replay()
        self._back: list[tuple[State, int]] = []  # what undo brings back, with its moves
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
        if is_final(before, state):
            self._back.clear()
        else:
            self._back.append((before, len(self.record.moves)))
            if state.to_move != before.to_move:
                self._join_commitment(before.to_move)
        self.record.moves.append(self.game.notation(code))
        self.record.turn_off(state, len(self.record.moves))

    def _join_commitment(self, seat: int) -> None:
        """Makes one step of the seat's last secret decisions; what it decided openly stands."""
        commitment = self._back.pop()
        while self._back and self._back[-1][0].to_move == seat:
            step = self._back.pop()
            if step[0].secret:
                commitment = step
            else:
                self._back.clear()
        self._back.append(commitment)

    def can_undo(self, seat: int) -> bool:
        return len(self._back) > 0 and self._back[-1][0].to_move == seat

    def undone(self) -> tuple[State, int]:
        """What undo would bring back, not to be changed, and how many moves stand there."""
        return self._back[-1]

    def undo(self, seat: int) -> bool:
        """Takes the seat's last decision back if that is allowed; says whether it did."""
        if not self.can_undo(seat):
            return False
        self.state, stand = self._back.pop()
        self.record.moves[stand:] = []
        return True

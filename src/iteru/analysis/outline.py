"""The outline of a game: who decided when, and what the judgement made of it at a glance."""

from dataclasses import dataclass
from statistics import fmean
from typing import Final

from iteru.kernel.generator import seeded
from iteru.kernel.record import Record
from iteru.kernel.state import State
from iteru.work import Steps

FATES: Final = 24  # of a move, that are compared with what chance has brought


@dataclass(frozen=True)
class Decision:
    """Before a move."""

    seat: int
    turn: int
    period: int  # Day or round
    choices: int
    chances: list[float]  # to win, by seat, as the judgement sees the whole position
    points: list[int]  # by seat, if the game ended now
    luck: list[float]  # by seat: what chance gave with the move, of a chance to win


@dataclass(frozen=True)
class Outline:
    decisions: list[Decision]  # by move
    results: list[float]  # by seat; before the end, the chances
    points: list[int]

    @property
    def questions(self) -> list[int]:
        """The moves that had an alternative, those first after which a chance changed most."""
        asked = [move for move, decision in enumerate(self.decisions) if decision.choices > 1]
        return sorted(asked, key=lambda move: (-self.jump(move), move))

    def jump(self, move: int) -> float:
        """How much the chance of the seat that moved has changed by the time it decides again."""
        seat = self.decisions[move].seat
        after = self.results
        for later in self.decisions[move + 1 :]:
            if later.seat == seat:
                after = later.chances
                break
        return abs(after[seat] - self.decisions[move].chances[seat])


def outlined(record: Record) -> Steps[Outline]:
    """Replays a record: a job. Raises RecordError if it cannot."""
    record.replay()  # names the move that does not fit
    game = record.loaded_game()
    state = record.replay(0)
    decisions: list[Decision] = []
    for number, text in enumerate(record.moves, start=1):
        before = state.copy()
        code = game.parse(text)
        state.play(code)
        decisions.append(
            Decision(
                int(before.to_move),
                int(before.turn_count),
                before.period,
                len(before.open_codes),
                before.evaluations(),
                before.scores(),
                luck_of(before, code, state),
            )
        )
        record.turn_off(state, number)
        yield None
    return Outline(decisions, state.evaluations(), state.scores())


def luck_of(before: State, code: int, after: State) -> list[float]:
    """What came of a code, less the mean of what other fates would have brought.

    Hidden cards stay as they are: what they bring when they are shown is nobody's luck.
    """
    if after.reveals == before.reveals:
        return [0.0] * before.seats
    fates: list[list[float]] = []
    for seed in range(FATES):
        fate = before.copy()
        fate.generator = seeded(seed)
        fate.apply(code)
        fates.append(fate.evaluations())
    return [now - fmean(column) for now, column in zip(after.evaluations(), zip(*fates))]

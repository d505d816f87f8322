"""Duels, a third-party game that asks both seats in a turn: strike, parry, strike again.

Nothing depends on what is chosen; it notes at which decisions it is judged.
"""

from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.frames import Frame, stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, seeded
from iteru.kernel.state import State

STEPS = 3  # decisions in a turn; the other seat makes the second
END = 10 * STEPS


class DuelState(State):
    def __init__(self, game: Game, generator: Generator, says_so: bool, judged: list[int]) -> None:
        super().__init__(game, 2, {}, generator, stack_of([frame(0)]), 0, -1, [])
        self.says_so = says_so
        self.judged = judged  # decisions made before each judgement; shared between copies

    @property
    def made(self) -> int:
        """Decisions made so far."""
        return self.pending.argument if self.pending else END

    @property
    def decision(self) -> str:
        return "strike" if self.pending else ""

    def turn_begins(self, mover: int) -> bool:
        return self.made % STEPS == 0 if self.says_so else super().turn_begins(mover)

    def advance(self) -> None:
        pass

    def answers(self) -> list[int]:
        return [0, 1]

    def resolve(self, code: int) -> None:
        after = self.pending.pop() + 1
        if after < END:
            self.pending.push(*frame(after))

    def copy(self) -> "DuelState":
        twin = DuelState(self.game, self.generator.copy(), self.says_so, self.judged)
        twin.pending = self.pending.copy()
        twin.to_move = self.to_move
        twin.open_codes = self.open_codes
        twin.turn_count = self.turn_count
        return twin

    def known(self, seat: int) -> "DuelState":
        return self.copy()

    def determinize(self, seat: int, seed: int) -> "DuelState":
        return self.copy()

    def evaluations(self) -> list[float]:
        self.judged.append(self.made)
        return [0.5, 0.5]


def frame(made: int) -> Frame:
    turn, step = divmod(made, STEPS)
    return (0, (turn + step) % 2, made)


GAME = Game(
    "duels", 2, 2, (), Codebook(Block("strike", "{at}", at=["high", "low"])), 1, "", {}, False
)


def duel(*, says_so: bool) -> DuelState:
    """A new duel; with `says_so` the game itself says where a turn begins."""
    state = DuelState(GAME, seeded(1), says_so, [])
    state.settle()
    return state

"""Pennies, a third-party game with secret choices: interpreted, as small as the contract allows.

Both seats choose a side in secret; seat 1 wins if the sides are equal, seat 0 if they differ.
Played openly, seat 1 always wins. With the edge, seat 0 has a side that never loses.
"""

from iteru.kernel.codebook import Block, Codebook
from iteru.kernel.frames import stack_of
from iteru.kernel.game import Game
from iteru.kernel.generator import Generator, blank, seeded
from iteru.kernel.ranking import ranks
from iteru.kernel.state import State

SIDES = ["heads", "tails", "edge"]
EDGE = 2
HIDDEN = 3


class PenniesState(State):
    def __init__(self, game: Game, generator: Generator, sides: int, secret: bool) -> None:
        super().__init__(game, 2, {}, generator, stack_of([(0, 1, 0), (0, 0, 0)]), 0, -1, [])
        self.sides = sides
        self.is_secret = secret
        self.chosen = [-1, -1]

    @property
    def decision(self) -> str:
        return "choose" if self.pending else ""

    @property
    def secret(self) -> bool:
        return self.is_secret

    def must_ask(self) -> bool:
        return True

    def advance(self) -> None:
        pass

    def answers(self) -> list[int]:
        return list(range(self.sides if self.pending.seat == 0 else 2))

    def resolve(self, code: int) -> None:
        self.chosen[self.pending.seat] = code
        self.pending.pop()

    def copy(self) -> "PenniesState":
        twin = PenniesState(self.game, self.generator.copy(), self.sides, self.is_secret)
        twin.pending = self.pending.copy()
        twin.to_move = self.to_move
        twin.open_codes = self.open_codes
        twin.chosen = self.chosen[:]
        twin.turn_count = self.turn_count
        return twin

    def scores(self) -> list[int]:
        """Of a finished game; before its end nobody has anything."""
        if -1 in self.chosen:
            return [0, 0]
        second_wins = self.chosen[0] == self.chosen[1]
        return [0, 1] if second_wins else [1, 0]

    def ranking(self) -> list[int]:
        return ranks([[score] for score in self.scores()])

    def known(self, seat: int) -> "PenniesState":
        twin = self.copy()
        twin.generator = blank()
        if self.is_secret and self.chosen[1 - seat] >= 0 and self.pending:
            twin.chosen[1 - seat] = HIDDEN
        return twin

    def determinize(self, seat: int, seed: int) -> "PenniesState":
        twin = self.known(seat)
        twin.generator = seeded(seed)
        if twin.chosen[1 - seat] == HIDDEN:
            twin.chosen[1 - seat] = int(twin.generator.below(2))
        return twin


GAME = Game("pennies", 2, 2, (), Codebook(Block("choose", "{side}", side=SIDES)), 1, "", {}, True)


def pennies(*, secret: bool = True, edge: bool = False) -> PenniesState:
    """A new game; with `edge` seat 0 has a side that always wins."""
    state = PenniesState(GAME, seeded(1), 3 if edge else 2, secret)
    state.settle()
    return state

"""How a search begins where the luck of its first visits must not decide.

A search visits most what looks best so far. What looks bad at first, by a few unlucky guesses at
what is hidden, may then never be looked at again: other seeds give other answers, each with nearly
all visits. So first the most promising codes have equally many visits; the better half of them
goes on with as many again together, until one is left (sequential halving). Only then does the
search go where it likes. It ends early if the last two were clearly apart and it then likes one
code alone: a close choice has more time. All of this depends on visits and their results, never on
time.
"""

from math import sqrt
from typing import Final, final

from iteru.bots.thought import Thought
from iteru.bots.tree import NO_CODE

CANDIDATES: Final = 16  # codes with which it begins, the most promising ones
PART: Final = 4  # one of so many iterations is an equal visit
ENOUGH: Final = 8  # one of so many iterations shows what the search likes then
CLEAR: Final = 0.9  # part of them that the choice must have had, so that it is clear
APART: Final = 2.0  # standard errors between the last two, so that it is clear


@final
class Halving:
    """The equal visits of one search."""

    def __init__(self, thought: Thought, iterations: int) -> None:
        self.thought = thought
        self.iterations = iterations
        self.codes: list[int] = []  # that are left; none before the first iteration
        self._visits = 0  # of a round, all codes together
        self._left = 0  # visits of the round in play
        self._ended = -1  # after so many iterations
        self._before: dict[int, int] = {}  # by code: visits until then
        self._apart = False  # the last two were

    def is_over(self) -> bool:
        return self._ended >= 0

    def next_code(self) -> int:
        """With which the next iteration begins; NO_CODE: the search may choose."""
        if self.is_over() or self.thought.iterations == 0:
            return NO_CODE
        if not self.codes:
            self._begin()
        elif self._left == 0:
            self._halve()
        if self.is_over():
            return NO_CODE
        self._left -= 1
        return self.codes[self._left % len(self.codes)]

    def _begin(self) -> None:
        self.codes = [edge.code for edge in self.thought.root.edges[:CANDIDATES]]
        rounds = 0
        while 1 << rounds < len(self.codes):
            rounds += 1
        self._visits = self.iterations // PART // max(1, rounds)
        self._begin_round()

    def _begin_round(self) -> None:
        if len(self.codes) > 1:
            self._left = max(1, self._visits // len(self.codes)) * len(self.codes)
            return
        self._ended = self.thought.iterations
        self._before = {code: visits for code, visits, _ in self.thought.tries()}

    def _halve(self) -> None:
        codes = self.best()
        if len(codes) == 2:
            self._apart = self._are_apart(codes[0], codes[1])
        self.codes = codes[: (len(codes) + 1) // 2]
        self._begin_round()

    def _are_apart(self, better: int, other: int) -> bool:
        found = {code: (visits, total / visits) for code, visits, total in self.thought.tries()}
        visits, mean = found[better]
        others, lower = found[other]
        error = self.thought.spread * sqrt(1.0 / visits + 1.0 / others)
        return mean - lower > APART * error

    def best(self) -> list[int]:
        """The codes that are left and were visited, those with the best results first."""
        means = {code: total / visits for code, visits, total in self.thought.tries()}
        ordered = [(-means[code], code) for code in self.codes if code in means]
        ordered.sort()
        return [code for _, code in ordered]

    def is_clear(self) -> bool:
        """Whether the last two were apart, and nearly all visits since went to one code."""
        since = self.thought.iterations - self._ended
        if not self.is_over() or not self._apart or since * ENOUGH < self.iterations:
            return False
        most, choice = 0, NO_CODE
        for code, visits, _ in self.thought.tries():
            if visits > most:
                most, choice = visits, code
        return most - self._before.get(choice, 0) >= CLEAR * since

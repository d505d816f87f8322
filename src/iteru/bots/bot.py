"""The contract of a bot: given what a seat knows, a seed and a budget, it answers a choice."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from iteru.kernel.generator import Generator
from iteru.kernel.state import State


@final
class Budget:
    """How long a bot may think about one decision; whichever limit comes first ends it.

    `jobs` is the number of processes that think at once. With iterations alone and one job the
    same seed gives the same answer.
    """

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, jobs: int = 1
    ) -> None:
        if iterations is not None and iterations < 1:
            raise ValueError(f"{iterations} iterations are not allowed; allowed: 1 or more")
        if seconds is not None and seconds <= 0.0:
            raise ValueError(f"{seconds} seconds are not allowed; allowed: more than 0")
        if jobs < 1:
            raise ValueError(f"{jobs} jobs are not allowed; allowed: 1 or more")
        self.iterations = iterations
        self.seconds = seconds
        self.jobs = jobs

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (Budget, (self.iterations, self.seconds, self.jobs))


@final
class Answer:
    """What a bot chose and how it saw the choice."""

    def __init__(self, code: int, shares: list[tuple[int, float]], expected: float) -> None:
        self.code = code
        self.shares = shares  # legal codes considered, best first; the shares add up to 1
        self.expected = expected  # the mover's expected result, 0 to 1

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return (Answer, (self.code, self.shares, self.expected))

    def __repr__(self) -> str:
        return f"Answer({self.code}, expected {self.expected:.3f}, {len(self.shares)} considered)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that decides for whichever seat is to move."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, known: State, seed: int, budget: Budget | None = None) -> Answer:
        """One of the legal codes of `known`, which is `state.known(state.to_move)`.

        No budget: the bot's own setting. Raises ValueError when there is nothing to decide.
        """
        raise NotImplementedError


def check_undecided(known: State) -> None:
    if known.over:
        raise ValueError("there is nothing to choose: the game is over")


def best_first(shares: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """By share, highest first; equal shares by code."""
    ordered = [(-share, code) for code, share in shares]
    ordered.sort()
    return [(code, -share) for share, code in ordered]


def drawn(shares: Sequence[tuple[int, float]], chance: Generator) -> int:
    """A code by chance, each as likely as its share."""
    left = fraction(chance)
    for code, share in shares:
        left -= share
        if left < 0.0:
            return code
    return shares[0][0]  # rounding: the shares added up to a little less than 1


def fraction(chance: Generator) -> float:
    """A number from 0 to 1, 1 excluded."""
    return float(int(chance.below(1 << 29))) / 536870912.0

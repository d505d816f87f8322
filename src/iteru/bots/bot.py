"""The contract of a bot: given what a seat knows and a seed, it answers a choice."""

from collections.abc import Generator as Steps
from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from iteru.kernel.generator import Generator
from iteru.kernel.state import State


@final
class Answer:
    """What a bot chose and how it saw the choice."""

    def __init__(
        self,
        code: int,
        shares: list[tuple[int, float]],
        expected: float,
        values: list[tuple[int, float]] | None = None,
        cut: bool = False,
        lines: list[list[tuple[int, int]]] | None = None,
        stretch: list[int] | None = None,
    ) -> None:
        self.code = code
        self.shares = shares  # legal codes considered, best first; the shares add up to 1
        self.expected = expected  # the mover's expected result, 0 to 1
        # The mover's expected result after each code that was tried, in the order of `shares`. A
        # legal code that is not listed was not tried: nothing is known about it.
        self.values: list[tuple[int, float]] = [] if values is None else values
        self.cut = cut  # the guard struck: with more time the answer might be another
        # How it may go on after its choice and after the best ones considered: steps of a seat
        # and its code, the choice first.
        self.lines: list[list[tuple[int, int]]] = [] if lines is None else lines
        # The choice, and what the bot plays after it without being asked again. Only the last of
        # them may reveal something or hand over, so that they can be played as one draft.
        self.stretch: list[int] = [code] if stretch is None else stretch

    @property
    def line(self) -> list[tuple[int, int]]:
        """How it may go on after the choice; empty if the bot did not look."""
        for line in self.lines:
            if line[0][1] == self.code:
                return line
        return []

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        how = (self.shares, self.expected, self.values, self.cut, self.lines, self.stretch)
        return (Answer, (self.code, *how))

    def __repr__(self) -> str:
        return f"Answer({self.code}, expected {self.expected:.3f}, {len(self.shares)} considered)"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that decides for whichever seat is to move. It keeps nothing between questions."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, known: State, seed: int, at_most: float | None = None) -> Answer:
        """One of the legal codes of `known`, which is `state.known(state.to_move)`.

        `at_most` is a guard: after so many seconds of thinking the bot answers with what it has.
        If it does not strike (`Answer.cut`), the same question and seed give the same answer.
        Raises ValueError when there is nothing to decide.
        """
        raise NotImplementedError

    def choose_in_steps(
        self, known: State, seed: int, at_most: float | None = None
    ) -> "Steps[object, None, Answer]":
        """The same answer, with pauses: a job of `iteru.work`. Pauses do not count as thinking."""
        yield from ()
        return self.choose(known, seed, at_most)


def check_question(known: State, at_most: float | None) -> None:
    if known.over:
        raise ValueError("there is nothing to choose: the game is over")
    if at_most is not None and at_most <= 0.0:
        raise ValueError(f"{at_most} seconds are not allowed; allowed: more than 0")


def best_first(shares: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """By share, highest first; equal shares by code."""
    ordered = [(-share, code) for code, share in shares]
    ordered.sort()
    return [(code, -share) for share, code in ordered]


def drawn(shares: Sequence[tuple[int, float]], chance: Generator) -> int:
    """A random code, with its share as probability."""
    left = fraction(chance)
    for code, share in shares:
        left -= share
        if left < 0.0:
            return code
    return shares[0][0]  # rounding: the shares added up to a little less than 1


def fraction(chance: Generator) -> float:
    """A number from 0 to 1, 1 excluded."""
    return float(int(chance.below(1 << 29))) / 536870912.0

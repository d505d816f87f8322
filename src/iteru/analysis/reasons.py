"""Why one choice is better than another: where the lines that begin with them end differently.

Both choices are followed to the ends of their lines (`Thought.end_of_line`), on the same guesses at
what is hidden and to come. There the game's judgement explains itself part by part
(`State.explain`), and the differences are the reasons. They are points of the game. What a search
holds of the choices is a chance to win; how many points a chance is worth is read from the ends
as well. What the parts leave unexplained stands as a part of its own: what the search sees beyond.
If that is the largest part, no sentence is given.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from iteru.bots.question import derived_seed
from iteru.bots.thought import Thought
from iteru.kernel.message import Message, message
from iteru.kernel.state import State
from iteru.work import Steps

ENDS: Final = 48  # of each line that are looked at
LEAST_POINTS: Final = 0.1  # smaller differences are not told; such choices are about as good
SURE: Final = 2.0  # a part is told if it is so many times its error
MOST_SENTENCES: Final = 2
WORTH_A_SENTENCE: Final = 0.5  # part of the first reason that the second one must have

RIVALS: Final = "table-reason-rivals"  # what the strongest rival may hope for less
BEYOND: Final = "table-reason-beyond"
RIVALS_SENTENCES: Final = ("table-reason-rivals-more", "table-reason-rivals-less")


@dataclass(frozen=True)
class Part:
    """What a choice brings more than another, of one kind; below zero: less."""

    text: str  # id of its name
    points: float
    error: float  # one standard error of the points

    @property
    def is_sure(self) -> bool:
        return abs(self.points) >= max(LEAST_POINTS, SURE * self.error)

    @property
    def sentence(self) -> Message:
        more, less = RIVALS_SENTENCES
        if self.text != RIVALS:
            more, less = f"{self.text}-more", f"{self.text}-less"
        return message(more if self.points > 0 else less, {"points": round(abs(self.points), 1)})


@dataclass(frozen=True)
class Comparison:
    """A choice and another one, as a search sees them."""

    better: int
    other: int
    chance: float  # to win, that the better one has more
    points: float  # what that is worth; the parts add up to it
    parts: list[Part]  # the largest first

    @property
    def is_close(self) -> bool:
        """The two are about as good."""
        return abs(self.points) < LEAST_POINTS

    @property
    def sentences(self) -> list[Message]:
        """The first says what the better choice brings, the second what else or at which price."""
        if self.is_close or not self.parts or self.parts[0].text == BEYOND:
            return []
        told = [part for part in self.parts if part.is_sure and part.text != BEYOND]
        gains = [part for part in told if part.points > 0]
        if not gains:
            return []
        enough = WORTH_A_SENTENCE * gains[0].points
        others = [part for part in told if part is not gains[0] and abs(part.points) >= enough]
        return [part.sentence for part in [gains[0], *others][:MOST_SENTENCES]]


@dataclass(frozen=True)
class End:
    """What the judgement says at the end of a line."""

    names: list[str]
    points: list[float]  # of the seat, by part
    rival: float  # points of the strongest one
    chance: float  # of the seat

    @property
    def lead(self) -> float:
        return sum(self.points) - self.rival


def end_of(state: State, seat: int) -> End:
    explained = state.explain(seat)
    rivals = [other for other in range(state.seats) if other != seat]
    sums = [sum(points for _, points in state.explain(other)) for other in rivals]
    return End(
        [f"reason-{name}" for name, _ in explained],
        [points for _, points in explained],
        max(sums, default=0.0),
        state.evaluate(seat),
    )


def compare(
    thought: Thought, better: int, other: int, chance: float, seed: int
) -> Steps[Comparison]:
    """Two choices that a search has tried; `chance` is what it holds the better one better by."""
    pairs: list[tuple[End, End]] = []
    for number in range(ENDS):
        world = derived_seed(seed, number)
        first, second = (thought.end_of_line(code, world) for code in (better, other))
        pairs.append((end_of(first, thought.seat), end_of(second, thought.seat)))
        yield None
    return compared(better, other, chance, pairs)


def compared(
    better: int, other: int, chance: float, pairs: Sequence[tuple[End, End]]
) -> Comparison:
    """The comparison of two choices by pairs of ends of their lines."""
    worth = points_of_a_chance([end for pair in pairs for end in pair])
    if worth is None:
        return Comparison(better, other, chance, 0.0, [])
    parts = [
        part_of(text, [first.points[at] - second.points[at] for first, second in pairs])
        for at, text in enumerate(pairs[0][0].names)
    ]
    parts.append(part_of(RIVALS, [second.rival - first.rival for first, second in pairs]))
    points = chance * worth
    parts.append(Part(BEYOND, points - sum(part.points for part in parts), 0.0))
    parts = [part for part in parts if round(part.points, 2) != 0.0]
    return Comparison(
        better, other, chance, points, sorted(parts, key=lambda part: -abs(part.points))
    )


def part_of(text: str, differences: Sequence[float]) -> Part:
    return Part(text, fmean(differences), stdev(differences) / sqrt(len(differences)))


def points_of_a_chance(ends: Sequence[End]) -> float | None:
    """How many points of lead are worth the chance from 0 to 1, by where these ends lie.

    None if that cannot be told: no end differs from the others, or the game gives no reasons.
    """
    lead = fmean(end.lead for end in ends)
    chance = fmean(end.chance for end in ends)
    spread = sum((end.lead - lead) ** 2 for end in ends)
    together = sum((end.lead - lead) * (end.chance - chance) for end in ends)
    return spread / together if together > 1e-9 else None

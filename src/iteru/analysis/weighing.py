"""What choices are worth, from searches: one that looks for the best, and repeats on fresh seeds.

The costliest of many rough estimates are mostly luck. So what the first search finds is weighed
again by others that have seen nothing of it, in which both choices have equally many iterations.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from iteru.analysis.depth import Depth
from iteru.bots.question import derived_seed
from iteru.bots.search import BETWEEN
from iteru.bots.thought import Thought
from iteru.kernel.state import State
from iteru.work import Steps


@dataclass
class Results:
    """Of iterations that began with one choice: by seat, and how much the mover's own vary."""

    sums: list[float]
    squares: float = 0.0  # of the mover's
    count: int = 0

    def add(self, results: Sequence[float], mover: int) -> None:
        for seat, result in enumerate(results):
            self.sums[seat] += result
        self.squares += results[mover] ** 2
        self.count += 1

    @property
    def means(self) -> list[float]:
        return [total / self.count for total in self.sums]

    def variance(self, mover: int) -> float:
        """Of the mean of the mover's results."""
        return max(0.0, self.squares / self.count - self.means[mover] ** 2) / self.count


@dataclass
class Look:
    """A search for the best choice, and what came of each; early iterations do not count."""

    thought: Thought
    results: dict[int, Results] = field(default_factory=dict)

    @property
    def shares(self) -> list[tuple[int, float]]:
        """Of the visits, by choice, the most first."""
        tries = sorted(self.thought.tries(), key=lambda tried: (-tried[1], tried[0]))
        return [(code, visits / self.thought.iterations) for code, visits, _ in tries]

    def chances(self, code: int) -> list[float]:
        """To win, by seat, after a choice that was visited."""
        return self.results[code].means


def thought_about(known: State, seed: int) -> Thought:
    """As bots that plan think about this game."""
    return Thought(known, seed, known.game.tuning(known.seats))


def look(known: State, seed: int, depth: Depth, wanted: int) -> Steps[Look]:
    """Looks for the best choice. The wanted one is tried as well, whatever it looks like."""
    found = Look(thought_about(known, seed))
    thought = found.thought
    while thought.iterations < depth.iterations:
        for _ in range(BETWEEN):
            iterate(found, 4 * thought.iterations >= depth.iterations)
        if thought.is_decided(depth.iterations - thought.iterations):
            break
        yield None
    try_out(found, wanted)
    return found


def try_out(found: Look, code: int) -> None:
    """Until this choice was tried often enough to be spoken of."""
    while code not in found.results or found.results[code].count < BETWEEN:
        iterate(found, True, code)


def iterate(found: Look, counts: bool, code: int = -1) -> None:
    thought = found.thought
    thought.iterate(code)
    if counts or thought.latest not in found.results:
        results = found.results.setdefault(thought.latest, Results([0.0] * thought.known.seats))
        results.add(thought.results, thought.seat)


@dataclass(frozen=True)
class Weighed:
    """Two choices on fresh seeds."""

    better: list[float]  # chances by seat after the one that was held better
    other: list[float]
    difference: float  # the mover's
    error: float  # one standard error of it


def weigh(known: State, better: int, other: int, seed: int, depth: Depth) -> Steps[Weighed]:
    """Repeats in which the two take turns; of each repeat the later half counts."""
    mover, seats = known.to_move, known.seats
    both = {code: Results([0.0] * seats) for code in (better, other)}
    differences: list[float] = []
    for repeat in range(depth.repeats):
        thought = thought_about(known, derived_seed(seed, 1 + repeat))
        here = {code: Results([0.0] * seats) for code in both}
        for iteration in range(depth.weighing):
            for code in both:
                thought.iterate(code)
                if 2 * iteration >= depth.weighing:
                    here[code].add(thought.results, mover)
                    both[code].add(thought.results, mover)
            if iteration % BETWEEN == 0:
                yield None
        differences.append(here[better].means[mover] - here[other].means[mover])
    between = stdev(differences) / sqrt(depth.repeats)
    within = sqrt(sum(results.variance(mover) for results in both.values()))
    return Weighed(both[better].means, both[other].means, fmean(differences), max(between, within))

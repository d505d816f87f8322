"""A sequential test: games are played only until it is sure whether a bot reaches a bar.

It is Wald's test of two shares of victories, AROUND points below and above the bar. A bot whose
share is the lower one is taken for one that reaches the bar in at most ERROR of all tests, and so
the other way round. A shared victory counts in part. Deals are played from every seat, which
makes results steadier than the test assumes: the errors are rarer than it says.
"""

from math import log
from typing import Final, final

AROUND: Final = 0.05  # of a share: what lies so near to the bar may be judged either way
ERROR: Final = 0.05  # how often a test may be wrong, in either direction
SURE: Final = log((1.0 - ERROR) / ERROR)
LEAST: Final = 0.001  # a share is never taken to be nearer than this to 0 or 1


@final
class SequentialTest:
    """The games of one bot against a bar; verdicts are given between whole rounds of seats."""

    def __init__(self, bar: float, seats: int) -> None:
        if not 0.0 < bar < 1.0:
            raise ValueError(f"a bar of {bar} is not allowed; allowed: more than 0, less than 1")
        self.bar = bar
        self.seats = seats
        self.games = 0
        self.wins = 0.0
        self.evidence = 0.0  # log of how much likelier the higher share is than the lower
        low, high = max(LEAST, bar - AROUND), min(1.0 - LEAST, bar + AROUND)
        self._of_win = log(high / low)
        self._of_loss = log((1.0 - high) / (1.0 - low))

    def add(self, share: float) -> None:
        """One game, and the bot's share of its victory."""
        self.games += 1
        self.wins += share
        self.evidence += share * self._of_win + (1.0 - share) * self._of_loss

    @property
    def is_sure(self) -> bool:
        return self.games % self.seats == 0 and not -SURE < self.evidence < SURE

    @property
    def is_met(self) -> bool:
        """By the evidence; if the games ended before it was sure, by the share."""
        if not -SURE < self.evidence < SURE:
            return self.evidence > 0.0
        return self.wins >= self.bar * self.games

    def to_json(self) -> dict[str, object]:
        return {
            "bar": self.bar,
            "games": self.games,
            "share": self.wins / max(1, self.games),
            "evidence": self.evidence,
            "met": self.is_met,
            "at_the_cap": not self.is_sure,
        }

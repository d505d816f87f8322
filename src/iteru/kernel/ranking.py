"""Places, shares of the victory, and chances of it."""

from collections.abc import Sequence
from math import exp


def ranks(standings: Sequence[Sequence[int]]) -> list[int]:
    """The place of each seat: 1 is first, equal standings share a place, as in 1, 2, 2, 4.

    A standing is what is compared first, then the tie-breaks, more is better.

    >>> ranks([[74, -16], [74, -15], [80, -20]])
    [3, 2, 1]
    """
    return [1 + sum(1 for other in standings if list(other) > list(own)) for own in standings]


def shares_of_victory(places: Sequence[int]) -> list[float]:
    """1 for a sole winner; equal parts for those who share the first place.

    >>> shares_of_victory([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    winners = sum(1 for place in places if place == 1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def chances_of_victory(points: Sequence[float], spread: float) -> list[float]:
    """Each seat's chance to win, from expected points; `spread` is how much they may still vary.

    >>> [round(chance, 2) for chance in chances_of_victory([30.0, 20.0], 10.0)]
    [0.73, 0.27]
    """
    best = max(points)
    odds = [exp((own - best) / spread) for own in points]
    total = sum(odds)
    return [own / total for own in odds]

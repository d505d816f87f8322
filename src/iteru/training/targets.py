"""What a network should have said about a position: results, and what searches expected."""

from collections.abc import Sequence

Expectation = tuple[int, int, float]  # the number of a decision, its seat, what it expected


def targets(
    decision: int, expectations: Sequence[Expectation], results: Sequence[float], mix: float
) -> list[float]:
    """By seat, for the position before a decision.

    A seat's own next decision says what its search expects; one that has none left has its
    result. The chances of several seats add up to 1, as results do.
    """
    expected = list(results)
    told = set()
    for number, seat, value in expectations:
        if number >= decision and seat not in told:
            expected[seat] = value
            told.add(seat)
    total = sum(expected)
    if len(results) > 1 and total > 0.0:
        expected = [value / total for value in expected]
    elif len(results) > 1:
        expected = list(results)
    return [mix * value + (1.0 - mix) * result for value, result in zip(expected, results)]

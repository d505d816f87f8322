"""Places, shares of the victory, and chances of it."""

import pytest

from iteru.kernel.ranking import chances_of_victory, ranks, shares_of_victory


@pytest.mark.parametrize(
    ("standings", "places"),
    [
        ([[10]], [1]),
        ([[10], [10]], [1, 1]),
        ([[4], [7], [7], [9]], [4, 2, 2, 1]),
        ([[7], [9], [7], [4]], [2, 1, 2, 4]),
        ([[5, 1], [5, 2], [6, 0]], [3, 2, 1]),
        ([[5, -3], [5, -3], [5, -4]], [1, 1, 3]),
    ],
)
def test_equals_share_a_place(standings: list[list[int]], places: list[int]) -> None:
    assert ranks(standings) == places


@pytest.mark.parametrize(
    ("places", "shares"),
    [
        ([1], [1.0]),
        ([2, 1], [0.0, 1.0]),
        ([1, 1, 3], [0.5, 0.5, 0.0]),
        ([1, 1, 1, 1], [0.25] * 4),
    ],
)
def test_winners_share_the_victory(places: list[int], shares: list[float]) -> None:
    assert shares_of_victory(places) == shares


def test_chances_add_up_and_follow_the_points() -> None:
    chances = chances_of_victory([30.0, 20.0, 20.0, -500.0], 10.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == chances[2] > chances[3] >= 0.0


def test_chances_are_even_for_equals_whatever_the_size() -> None:
    assert chances_of_victory([1e6, 1e6], 1.0) == [0.5, 0.5]


def test_a_wider_spread_makes_it_more_open() -> None:
    narrow, wide = (chances_of_victory([12.0, 10.0], spread)[0] for spread in (1.0, 10.0))
    assert narrow > wide > 0.5

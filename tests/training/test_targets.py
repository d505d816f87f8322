"""What a network should have said."""

import pytest

from iteru.training.targets import targets

EXPECTED = [(0, 0, 0.6), (1, 1, 0.2), (2, 0, 0.9), (3, 1, 0.3)]


def test_results_alone() -> None:
    assert targets(0, EXPECTED, [1.0, 0.0], 0.0) == [1.0, 0.0]


def test_each_seats_next_search_counts_and_together_they_are_one() -> None:
    assert targets(0, EXPECTED, [1.0, 0.0], 1.0) == pytest.approx([0.75, 0.25])
    assert targets(1, EXPECTED, [1.0, 0.0], 1.0) == pytest.approx([0.9 / 1.1, 0.2 / 1.1])


def test_a_seat_that_decides_no_more_has_its_result() -> None:
    assert targets(3, EXPECTED, [1.0, 0.0], 1.0) == pytest.approx([1 / 1.3, 0.3 / 1.3])
    assert targets(9, EXPECTED, [0.5, 0.5], 1.0) == [0.5, 0.5]


def test_both_are_mixed() -> None:
    assert targets(0, EXPECTED, [0.0, 1.0], 0.4) == pytest.approx([0.3, 0.7])


def test_alone_nothing_is_shared() -> None:
    assert targets(0, [(0, 0, 0.6)], [1.0], 0.5) == [0.8]


def test_where_nobody_expects_anything_the_result_stands() -> None:
    assert targets(0, [(0, 0, 0.0), (1, 1, 0.0)], [0.0, 1.0], 1.0) == [0.0, 1.0]

"""A sequential test is seldom wrong, soon sure, and says when it was not."""

import pytest

from iteru.bots.sequential import SequentialTest
from iteru.kernel.generator import Generator, seeded


def played_out(bar: float, share: float, chance: Generator, most: int = 200) -> SequentialTest:
    """Games of a bot that wins so often."""
    test = SequentialTest(bar, 2)
    while test.games < most and not test.is_sure:
        test.add(1.0 if chance.below(1000) < int(1000 * share) else 0.0)
    return test


@pytest.mark.parametrize(("share", "is_met"), [(0.75, True), (0.65, False)])
def test_it_is_wrong_in_one_of_twenty_at_most(share: float, is_met: bool) -> None:
    """At the very shares that it is made to tell apart, without a cap."""
    chance = seeded(3)
    tests = [played_out(0.7, share, chance, 100_000) for _ in range(2000)]
    wrong = [test for test in tests if test.is_met != is_met]
    assert 0.02 < len(wrong) / len(tests) < 0.05


def test_what_is_clear_takes_few_games() -> None:
    assert played_out(0.55, 1.0, seeded(1)).games == 18
    assert played_out(0.55, 0.0, seeded(1)).games == 14


def test_verdicts_are_given_between_whole_rounds_of_seats() -> None:
    test = SequentialTest(0.25, 4)
    while not test.is_sure:
        test.add(1.0)
    assert test.games % 4 == 0


def test_at_the_cap_the_share_decides() -> None:
    test = SequentialTest(0.5, 2)
    for share in (1.0, 0.0, 0.5, 0.5):
        test.add(share)
    assert not test.is_sure
    assert test.is_met
    assert test.to_json() == {
        "bar": 0.5,
        "games": 4,
        "share": 0.5,
        "evidence": pytest.approx(0.0),
        "met": True,
        "at_the_cap": True,
    }
    test.add(0.0)
    assert not test.is_met


def test_a_bar_near_the_end_of_the_scale_can_be_tested() -> None:
    assert played_out(0.98, 1.0, seeded(1), 1000).is_met
    assert not played_out(0.02, 0.0, seeded(1), 1000).is_met


@pytest.mark.parametrize("bar", [0.0, 1.0, -0.5, 1.5])
def test_a_bar_is_a_share(bar: float) -> None:
    with pytest.raises(ValueError, match="allowed: more than 0, less than 1"):
        SequentialTest(bar, 2)

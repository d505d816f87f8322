"""Whole numbers in place of the optimiser's weights."""

import pytest

import iteru
from iteru.bots.network import ONE, Inputs, Network, weight_count
from iteru.kernel.generator import seeded
from iteru.training.rounding import advantage, rounded, worst_rounding

WIDTHS = (4, 2)
INPUTS = Inputs([1, -1, 1], [3, 1, 60])
ROWS = [[0, 0, 0], [1, -1, 7], [3, 1, 60], [4, 0, 90], [2, 1, 33]]


def random_weights(size: float) -> list[float]:
    chance = seeded(4)
    count = weight_count(INPUTS.rows, WIDTHS)
    return [size * (int(chance.below(2001)) - 1000) / 1000 for _ in range(count)]


def network(weights: list[float]) -> Network:
    return Network(iteru.load("fertility"), INPUTS, WIDTHS, rounded(weights), 0, True)


def test_rounding_changes_little() -> None:
    weights = random_weights(0.5)
    assert 0.0 < worst_rounding(network(weights), weights, WIDTHS, ROWS) < 0.005


def test_other_weights_are_noticed() -> None:
    weights = random_weights(0.5)
    assert worst_rounding(network(weights), random_weights(0.6), WIDTHS, ROWS) > 0.05


def test_weights_beyond_16_bits_are_refused() -> None:
    with pytest.raises(ValueError, match=r"a weight is beyond 8.00"):
        rounded([0.0, -8.1])
    assert rounded([7.9, -1.0]) == [round(7.9 * ONE), -ONE]


def test_without_weights_nothing_is_said() -> None:
    assert advantage(random_weights(0.0), INPUTS, WIDTHS, ROWS[1]) == 0.0

"""Networks that judge positions."""

import hashlib
from math import floor

import pytest

import iteru
from iteru.bots.network import (
    BITS,
    KINDS,
    ODDS,
    ODDS_OF_ONE,
    ONE,
    TOP,
    Inputs,
    Network,
    odds_of,
    weight_count,
)
from iteru.bots.network_file import CORRECTED, REPLACED, NetworkFile, network_of
from iteru.kernel.state import State
from tests.bots.networks import random_file
from tests.bots.pennies import GAME as PENNIES
from tests.bots.positions import middle_game, positions


@pytest.mark.parametrize("judgement", [CORRECTED, REPLACED])
@pytest.mark.parametrize("game", iteru.games())
def test_chances_add_up_for_any_number_of_seats(game: str, judgement: str) -> None:
    loaded = iteru.load(game)
    network = network_of(random_file(game, judgement=judgement, parts=True), loaded)
    for seats in {max(2, loaded.min_seats), loaded.max_seats}:
        for state in positions(game, seats, every=60):
            chances = network.chances(state)
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0.0


@pytest.mark.parametrize("game", iteru.games())
def test_one_that_has_learned_nothing_says_what_the_judgement_says(game: str) -> None:
    loaded = iteru.load(game)
    network = network_of(random_file(game, size=0), loaded)
    for state in positions(game, loaded.min_seats, every=60):
        assert network.chances(state) == pytest.approx(state.evaluations())


def test_a_finished_game_is_not_judged() -> None:
    end = positions("fertility", 2)[-1]
    network = network_of(random_file("fertility"), end.game)
    assert network.chances(end) == end.results()


def test_both_builds_judge_alike_to_the_bit() -> None:
    """Recorded interpreted; the tests run compiled as well."""
    told = []
    for game in iteru.games():
        network = network_of(random_file(game, parts=True), iteru.load(game))
        for state in positions(game, 2, every=40)[:2]:
            told.append([int(network.advantage(state, seat)) for seat in range(2)])
    digest = hashlib.sha256(repr(told).encode()).hexdigest()
    assert len({advantage for both in told for advantage in both}) > len(told)
    assert digest == "f89db48af5f0aeb9187a549a9ae684fce794e96ff1e390ae3a78a6c772b11e64"


def by_the_formula(file: NetworkFile, state: State, seat: int) -> int:
    """Layer by layer, as the file's weights are described."""
    buffers = state.game.buffers(1)
    state.encode(seat, buffers, 0)
    inputs = [*buffers.observations, *[16 * points for _, points in state.explain(seat)]]
    first, second = file.widths
    weights = iter(file.weights)
    total = [0] * first
    for low, high, value in zip(file.lows, file.highs, inputs):
        if high - low >= KINDS:
            most = max(-low, high)
            unit = next(unit for unit in range(1, 999) if most <= 128 * unit)
            near = floor(value + 0.5)
            factors = [max(low, min(high, near)) // unit if near != 0 else 0]
        else:
            factors = [32 * (value == kind != 0) for kind in range(low, high + 1)]
        for factor in factors:
            total = [old + factor * next(weights) for old in total]
    layer = [max(0, min(TOP, (old + 32 * next(weights)) >> 5)) for old in total]
    sums = [0] * second
    for active in layer:
        sums = [old + active * next(weights) for old in sums]
    layer = [max(0, min(TOP, (old + (next(weights) << BITS)) >> BITS)) for old in sums]
    last = sum(active * next(weights) for active in layer)
    return (last + (next(weights) << BITS)) >> BITS


@pytest.mark.parametrize("game", iteru.games())
def test_whole_numbers_are_what_the_formula_says(game: str) -> None:
    file = random_file(game, parts=True)
    network = network_of(file, iteru.load(game))
    for state in positions(game, 2, every=60)[:-1]:
        for seat in range(2):
            assert network.advantage(state, seat) == by_the_formula(file, state, seat)


def test_odds_are_exponentials() -> None:
    assert odds_of(0) == ODDS_OF_ONE
    assert odds_of(ONE) == pytest.approx(2.718281828 * ODDS_OF_ONE, rel=1e-5)
    assert odds_of(-ONE) == pytest.approx(ODDS_OF_ONE / 2.718281828, rel=1e-5)
    assert odds_of(100 * ONE) == ODDS[-1]
    assert odds_of(-100 * ONE) == ODDS[0] > 0


def test_weights_that_do_not_fit_are_refused() -> None:
    inputs = Inputs([1, 1], [2, 3000])
    with pytest.raises(ValueError, match="3 weights do not fit 3 rows"):
        Network(PENNIES, inputs, (2, 2), [0, 0, 0], 0, False)
    with pytest.raises(ValueError, match="its weights are too large"):
        Network(
            PENNIES,
            Inputs([1] * 999, [3000] * 999),
            (2, 2),
            [TOP] * weight_count(999, (2, 2)),
            0,
            False,
        )


def test_what_was_never_seen_changes_nothing() -> None:
    state = middle_game(2, 30)
    file = random_file("fertility")
    network = network_of(file, state.game)
    file.highs = [0] * len(file.highs)
    file.weights = file.weights[-weight_count(0, file.widths) :]
    blind = network_of(file, state.game)
    assert network.advantage(state, 0) != network.advantage(state, 1)
    assert blind.advantage(state, 0) == blind.advantage(state, 1)

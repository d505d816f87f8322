"""What Fertility's bots look at: the evaluation and the weights, as the kernel calls them."""

import pytest

import iteru
from iteru.games.fertility.judgement.evaluation import hopes
from iteru.games.fertility.judgement.reasons import REASONS
from iteru.kernel.ranking import chances_of_victory
from tests.games.fertility.positions import GAME, position
from tests.games.fertility.random_play import every_variant, random_choice


def test_chances_are_of_one_victory_and_weights_are_positive() -> None:
    """At every decision of a game of each variant."""
    for number, (seats, options) in enumerate(every_variant()):
        state = GAME.new(seats, number, options)
        choose = random_choice(number)
        while not state.over:
            chances = state.evaluations()
            weights = state.weights(state.legal())
            assert len(chances) == seats
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert len(weights) == len(state.legal())
            assert all(weight > 0.0 for weight in weights)
            choose(state)


def test_a_finished_game_is_evaluated_by_its_result() -> None:
    state = GAME.new(2, 4)
    iteru.playout(state, 1)
    assert state.evaluations() == state.results()


def test_who_has_more_is_more_likely_to_win() -> None:
    level = position(turn=16).evaluations()
    ahead = position(turn=16, wheat={1: 6}).evaluations()
    assert ahead[1] > level[1]
    assert ahead[0] < level[0]


def test_the_same_lead_is_surer_near_the_end() -> None:
    early = position(turn=4, wheat={0: 5}).evaluate(0)
    late = position(turn=16, wheat={0: 5}).evaluate(0)
    assert 0.5 < early < late


def test_weights_of_some_codes_are_those_of_all() -> None:
    """A search asks only about the codes that it has not met."""
    state = position(asked="supply", hand="abp")
    codes = state.legal()
    weights = dict(zip(codes, state.weights(codes), strict=True))
    for code in codes:
        assert state.weights([code]) == [weights[code]]


def test_reasons_add_up_to_what_a_seat_may_hope_for() -> None:
    """At decisions of a game of each variant; chances come from the same points."""
    for number, (seats, options) in enumerate(every_variant()):
        state = GAME.new(seats, number, options)
        choose = random_choice(number)
        while not state.over:
            hoped = hopes(state)
            for seat in range(seats):
                assert sum(points for _, points in state.explain(seat)) == pytest.approx(
                    hoped[seat]
                )
            spread = 3.0 + (state.turns - state.turn) / seats
            assert state.evaluations() == pytest.approx(chances_of_victory(hoped, spread))
            choose(state)


def test_a_reason_grows_with_what_it_names() -> None:
    level = dict(position(turn=12).explain(0))
    wheat = dict(position(turn=12, wheat={0: 6}).explain(0))
    begun = dict(position(turn=12, filled={"metropolis_memphis_s2": "a"}).explain(0))
    full = dict(position(turn=12, filled={"metropolis_memphis_s2": "ab"}).explain(0))
    assert list(level) == REASONS
    assert wheat["wheat"] > level["wheat"]
    assert begun["open_shops"] > level["open_shops"]
    assert full["generic"] > level["generic"] == 0.0
    assert full["open_shops"] < begun["open_shops"]

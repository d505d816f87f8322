"""The reasons that bots can give: parts of what a seat can expect, in points."""

import random

import pytest

import iteru
from iteru.games.egizia.game import GAME
from iteru.games.egizia.judgement.evaluation import expected_points
from iteru.games.egizia.judgement.reasons import REASONS
from iteru.games.egizia.position import EgiziaState
from tests.games.egizia.positions import BLUE, play, position


def reasons(state: EgiziaState, seat: int = BLUE) -> dict[str, float]:
    return dict(state.explain(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_add_up_to_what_the_evaluation_rests_on(seats: int) -> None:
    """At every decision of random games, also as another seat knows it."""
    for seed in range(3):
        state = GAME.new(seats, seed, {"bid_for_order": "yes"})
        chance = random.Random(seed)
        while not state.over:
            for shown in (state, state.known(seed % seats)):
                parts = [shown.explain(seat) for seat in range(seats)]
                assert all([part for part, _ in own] == REASONS for own in parts)
                sums = [sum(points for _, points in own) for own in parts]
                assert sums == pytest.approx(expected_points(shown))
            state.play(chance.choice(state.legal()))


def test_a_finished_game_leaves_its_points() -> None:
    state = GAME.new(3, 4)
    iteru.playout(state, 1)
    assert [sum(reasons(state, seat).values()) for seat in range(3)] == state.scores()


def test_a_choice_is_told_apart_by_what_it_changes() -> None:
    """A stone laid scores; it feeds nobody."""
    state = position(phase="building", seat=BLUE, site="obelisk_graves", reserve={BLUE: 8})
    before = reasons(state)
    after = reasons(play(state, "build masons overseer plain", "lay obelisk-1", "stop"))
    assert after["score"] > before["score"]
    assert after["hunger"] == before["hunger"]


def test_hunger_is_never_above_zero_and_grows_with_the_crews() -> None:
    weak = position(strength={BLUE: (1, 1, 1, 2)})
    strong = position(strength={BLUE: (5, 5, 5, 4)})
    assert 0.0 >= reasons(weak)["hunger"] > reasons(strong)["hunger"]

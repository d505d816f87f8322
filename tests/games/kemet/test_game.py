"""Kemet as a game: seats, options, how it begins (K3.1, K18)."""

import pickle

import pytest

import iteru
from iteru.games.kemet.box.ids import SPACE_IDS
from tests.conftest import scaled
from tests.games.kemet.positions import GAME, ids, position
from tests.games.kemet.random_play import random_choice, random_options


def test_it_is_loaded_by_its_name() -> None:
    assert "kemet" in iteru.games()
    assert iteru.load("kemet") is GAME
    assert (GAME.id, GAME.min_seats, GAME.max_seats) == ("kemet", 2, 5)
    assert GAME.has_secrets
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """K1.1, K18.6"""
    with pytest.raises(ValueError, match=f"{seats} seats are not allowed; allowed: 2 to 5"):
        GAME.new(seats, 1)


def test_components_are_the_data_as_it_stands() -> None:
    assert ids("action_spaces") == SPACE_IDS
    assert len(ids("power_tiles")) == 48
    assert len(GAME.fingerprint) == 16


def test_judgements_are_chances() -> None:
    """Between 0 and 1, adding up to 1; the result itself at the end. Weights are positive."""
    for seed in range(scaled(8)):
        seats = 2 + seed % 4
        state = GAME.new(seats, seed, random_options(seats, seed))
        choose = random_choice(seed)
        while not state.over:
            found = state.evaluations()
            assert abs(sum(found) - 1) < 1e-9
            assert all(0 <= value <= 1 for value in found)
            assert [state.evaluate(seat) for seat in range(seats)] == found
            weights = state.weights(state.legal())
            assert len(weights) == len(state.legal())
            assert min(weights) > 0
            for _ in range(15):
                if not state.over:
                    choose(state)
        assert state.evaluations() == state.results()


def test_more_points_look_better() -> None:
    """K12.5"""
    ahead = position(points={0: {"battles": 4}}).evaluations()

    assert ahead[0] > 0.7 > 0.3 > ahead[1]

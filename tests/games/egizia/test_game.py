"""Egizia as a game: seats, options, how it begins (E3.1, E11)."""

import pickle

import pytest

import iteru
from tests.games.egizia.positions import GAME


def test_it_is_loaded_by_its_name() -> None:
    assert "egizia" in iteru.games()
    assert iteru.load("egizia") is GAME
    assert (GAME.id, GAME.min_seats, GAME.max_seats) == ("egizia", 2, 4)
    assert GAME.has_secrets
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """E11.3 No solo game."""
    with pytest.raises(ValueError, match=f"{seats} seats are not allowed; allowed: 2 to 4"):
        GAME.new(seats, 1)


def test_options_and_their_defaults() -> None:
    """E3.1, E5.5.9, E5.6.2, E11.2, E11.3, E11.4 There is no short game."""
    assert {option.name: option.default for option in GAME.options} == {
        "red_ship_cards": "no",
        "double_on_heliopolis": "yes",
        "reuse_own_space_needs_upstream": "yes",
        "bid_for_order": "no",
    }
    assert GAME.new(2, 1).options == {option.name: option.default for option in GAME.options}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "there is no option 'colour'; allowed: red_ship_cards"),
        ({"bid_for_order": "maybe"}, "'maybe' is not allowed; allowed: no, yes"),
    ],
)
def test_bad_options_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.new(3, 1, options)


def test_components_are_the_data_as_it_stands() -> None:
    tables = GAME.components["nile_cards"]

    assert isinstance(tables, list)
    assert len(tables) == 57
    assert len(GAME.fingerprint) == 16

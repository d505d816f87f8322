"""Pharaon as a game: seats, options, how it begins (P1, P2, P11, P12)."""

import pickle

import pytest

import iteru
from tests.games.pharaon.positions import GAME


def test_it_is_loaded_by_its_name() -> None:
    assert "pharaon" in iteru.games()
    assert iteru.load("pharaon") is GAME
    assert (GAME.id, GAME.min_seats, GAME.max_seats) == ("pharaon", 1, 5)
    assert GAME.has_secrets
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"{seats} seats are not allowed; allowed: 1 to 5"):
        GAME.new(seats, 1)


def test_options_and_their_defaults() -> None:
    """P2.6, P4.2.3, P8.3, P9.8, P11.2, P11.8.2"""
    assert {option.name: option.default for option in GAME.options} == {
        "first_game_scribes": "none",
        "scribe_seats": "1",
        "nile_condition_needed": "2",
        "high_official_nile_same_track": "yes",
        "scribe_pays_access": "yes",
        "traitor_difficulty": "0",
        "traitor_dark_tiles": "random",
        "traitor_god_needs_conditions": "no",
    }
    assert GAME.new(2, 1).options == {option.name: option.default for option in GAME.options}


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("traitor_difficulty", "3"),
        ("traitor_dark_tiles", "chosen"),
        ("traitor_god_needs_conditions", "yes"),
    ],
)
def test_options_of_the_traitor_are_for_one_player(name: str, choice: str) -> None:
    """P11.2, P11.8.2"""
    assert GAME.new(1, 1, {name: choice}).options[name] == choice
    for seats in range(2, 6):
        with pytest.raises(ValueError, match=f"not for {seats}"):
            GAME.new(seats, 1, {name: choice})


def test_sets_of_seats_are_for_several_players() -> None:
    """P2.6 All 31 of them."""
    (option,) = [option for option in GAME.options if option.name == "scribe_seats"]
    assert len(option.choices) == 31
    with pytest.raises(ValueError, match="not for 1"):
        GAME.new(1, 1, {"first_game_scribes": "listed", "scribe_seats": "2"})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "there is no option 'colour'; allowed: first_game_scribes"),
        ({"nile_condition_needed": "4"}, "'4' is not allowed; allowed: 2, 3"),
        ({"scribe_pays_access": "maybe"}, "'maybe' is not allowed; allowed: yes, no"),
    ],
)
def test_bad_options_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.new(3, 1, options)


def test_components_are_the_data_as_it_stands() -> None:
    tables = GAME.components["nobles"]

    assert isinstance(tables, list)
    assert len(tables) == 26
    assert len(GAME.fingerprint) == 16


@pytest.mark.parametrize("needed", ["2", "3"])
def test_the_nile_condition_is_two_tracks_or_three(needed: str) -> None:
    """P8.3 The view tells how many a god beside the Nile asks for."""
    public = GAME.new(2, 1, {"nile_condition_needed": needed}).view(None)["public"]
    assert isinstance(public, dict)

    asked = {
        number
        for place in public["ring"]
        for section, number in place["god"]["needs"].items()
        if section == "nile"
    }
    assert asked == {int(needed)}

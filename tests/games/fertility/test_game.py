"""Fertility as a game: seats, options, how it begins (F12)."""

import pickle

import pytest

import iteru
from tests.games.fertility.positions import GAME, dumped


def test_it_is_loaded_by_its_name() -> None:
    assert "fertility" in iteru.games()
    assert iteru.load("fertility") is GAME
    assert (GAME.id, GAME.min_seats, GAME.max_seats) == ("fertility", 2, 4)
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """F12.1, F12.3 Two to four players; there is no solo game."""
    with pytest.raises(ValueError, match=f"{seats} seats are not allowed; allowed: 2 to 4"):
        GAME.new(seats, 1)


def test_options_and_their_defaults() -> None:
    """F12.1, F12.4, F12.5, F4.3.10"""
    assert [(option.name, option.choices, option.default) for option in GAME.options] == [
        ("mode", ("standard", "two_player_variant"), "standard"),
        ("quarry_neighbourhood", ("8", "4"), "8"),
        ("tile_set", ("two_different_scenes", "with_doubles"), "two_different_scenes"),
    ]
    assert GAME.new(2, 1).options == {option.name: option.default for option in GAME.options}


def test_the_variant_is_for_two_players() -> None:
    """F12.2"""
    assert GAME.new(2, 1, {"mode": "two_player_variant"}).options["mode"] == "two_player_variant"
    for seats in (3, 4):
        with pytest.raises(ValueError, match=f"is for 2 seats, not for {seats}"):
            GAME.new(seats, 1, {"mode": "two_player_variant"})


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": "red"}, "there is no option 'colour'; allowed: mode, quarry_neighbourhood"),
        ({"mode": "solo"}, "option mode: 'solo' is not allowed; allowed: standard"),
        ({"quarry_neighbourhood": "6"}, "'6' is not allowed; allowed: 8, 4"),
    ],
)
def test_bad_options_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.new(2, 1, options)


def test_a_game_with_doubles_deals_doubles() -> None:
    """F12.4 And the default never does."""
    doubles = {f"{name}-{name}" for name in ("alabaster", "bovine", "papyrus", "grape")}

    def dealt(tile_set: str) -> set[str]:
        games = [dumped(GAME.new(4, seed, {"tile_set": tile_set})) for seed in range(20)]
        return {tile for dump in games for tile in dump["pool"]}

    assert doubles <= dealt("with_doubles")
    assert not doubles & dealt("two_different_scenes")


def test_components_are_the_data_as_it_stands() -> None:
    tables = GAME.components["district_tiles"]

    assert isinstance(tables, list)
    assert len(tables) == 40
    assert len(GAME.fingerprint) == 16

"""Egizia as a game: seats, options, how it begins (E3.1, E11)."""

import pickle
from pathlib import Path

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


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=f"seed {seed} is not allowed; allowed: 0 to"):
        GAME.new(2, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_begins_the_same_game(seats: int) -> None:
    assert GAME.new(seats, 5).dump() == GAME.new(seats, 5).dump()
    assert GAME.new(seats, 5).dump() != GAME.new(seats, 6).dump()


def test_the_folder_holds_rules_and_components() -> None:
    folder = Path(GAME.folder())

    assert (folder / "texts/rules.en.md").is_file()
    GAME.check_components(str(folder / "box/components.toml"))


def test_components_are_the_data_as_it_stands() -> None:
    tables = GAME.components["nile_cards"]

    assert isinstance(tables, list)
    assert len(tables) == 57
    assert len(GAME.fingerprint) == 16

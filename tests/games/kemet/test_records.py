"""Recorded games guard whole behaviour: the same moves, the same points, on either build."""

import json

import pytest

from iteru import Record
from tests.games.kemet.make_records import FOLDER, GAMES, RESULTS, made, results
from tests.games.kemet.positions import GAME

STORED = json.loads(RESULTS.read_text(encoding="utf-8"))


def loaded(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.iteru.json")


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_same_points(name: str) -> None:
    """Part by part, with the same places."""
    record = loaded(name)

    assert record.replay().over
    assert results(record) == STORED[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    """Chance, offers and their order are those of the day it was recorded, compiled or not."""
    assert made(name) == loaded(name)


def test_the_cap_is_told_in_the_result() -> None:
    """K14.3"""
    capped = {name for name in GAMES if STORED[name]["capped"]}

    assert capped == {"kemet-2-capped-random"}
    assert STORED["kemet-2-capped-random"]["rounds"] == 30


def test_every_kind_of_move_is_recorded() -> None:
    """Each block of the codebook is met in one of the games."""
    kinds = {
        str(GAME.describe(GAME.parse(move))["kind"])
        for name in GAMES
        for move in loaded(name).moves
    }

    assert {block.kind for block in GAME.codebook.blocks} - kinds == set()


def test_no_recorded_game_is_left_over() -> None:
    files = {file.name for file in FOLDER.glob("kemet*")}

    assert files == {f"{name}.iteru.json" for name in GAMES} | {RESULTS.name}
    assert STORED.keys() == GAMES.keys()

"""Recorded games guard whole behaviour: the same moves, the same points, on either build."""

import json

import pytest

import iteru
from tests.games.egizia.make_records import EGIZIA
from tests.games.fertility.make_records import FERTILITY
from tests.games.kemet.make_records import KEMET
from tests.games.pharaon.make_records import PHARAON
from tests.games.recorded import FOLDER, Recorded, results

ALL = [EGIZIA, FERTILITY, KEMET, PHARAON]
each_game = pytest.mark.parametrize("recorded", ALL, ids=lambda recorded: recorded.game.id)
each_record = pytest.mark.parametrize(
    ("recorded", "name"),
    [pytest.param(recorded, name, id=name) for recorded in ALL for name in recorded.plans],
)


def stored_results(recorded: Recorded) -> dict[str, object]:
    found: dict[str, object] = json.loads(recorded.results_file.read_text(encoding="utf-8"))
    return found


@each_record
def test_a_recorded_game_comes_to_the_same_points(recorded: Recorded, name: str) -> None:
    """Part by part, with the same places."""
    record = recorded.stored(name)

    assert record.replay().over
    assert results(record) == stored_results(recorded)[name]


@each_record
def test_the_same_seed_plays_the_same_game(recorded: Recorded, name: str) -> None:
    """Chance, offers and their order are those of the day it was recorded, compiled or not."""
    assert recorded.made(name) == recorded.stored(name)


@each_game
def test_every_kind_of_move_is_recorded(recorded: Recorded) -> None:
    """Each block of the codebook is met in one of the games."""
    game = recorded.game
    kinds = {
        str(game.describe(game.parse(move))["kind"])
        for name in recorded.plans
        for move in recorded.stored(name).moves
    }

    assert kinds == {block.kind for block in game.codebook.blocks}


@each_game
def test_no_recorded_game_is_left_over(recorded: Recorded) -> None:
    files = {file.name for file in FOLDER.glob(f"{recorded.game.id}*")}
    named = {f"{name}.iteru.json" for name in recorded.plans}

    assert files == named | {recorded.results_file.name}
    assert stored_results(recorded).keys() == recorded.plans.keys()


def test_every_game_is_recorded() -> None:
    assert [recorded.game.id for recorded in ALL] == list(iteru.games())

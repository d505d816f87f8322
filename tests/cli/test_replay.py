"""`iteru replay`: a record, whole or in part, and what is not a record."""

import json
from pathlib import Path

import pytest

from iteru import Record
from tests.cli.command import iteru, refused
from tests.cli.conftest import Finished


def changed(record: Path, folder: Path, **values: object) -> Path:
    """A copy of a record in which these values are others."""
    file = folder / "changed.json"
    file.write_text(json.dumps(json.loads(record.read_text()) | values))
    return file


def test_a_whole_game_ends_with_board_and_scores(finished: Finished, tmp_path: Path) -> None:
    record = Record.load(finished.record)

    run = iteru("replay", finished.record, folder=tmp_path)

    assert run.code == 0, run.errors
    lines = run.output.split("\n")
    numbered = [line[6:] for line in lines if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert numbered == record.moves
    assert "Player 1 places" in run.output
    assert "   a b c d e f g h i j k l" in run.output
    assert "Total" in run.output


def test_to_shows_the_board_after_so_many_moves(finished: Finished, tmp_path: Path) -> None:
    record = Record.load(finished.record)

    run = iteru("replay", finished.record, "--to", "3", "--language", "fr", folder=tmp_path)

    assert run.code == 0, run.errors
    assert record.moves[2] in run.output
    assert record.moves[3] not in run.output
    assert "Joueur " in run.output
    view = record.replay(3).view(None)["public"]
    assert isinstance(view, dict)
    tiles = [tile for tile in view["board"]["tiles"] if tile["seat"] >= 0]
    assert run.output.count("pose ") >= len(tiles)


def test_to_0_shows_the_setup(finished: Finished, tmp_path: Path) -> None:
    run = iteru("replay", finished.record, "--to", "0", folder=tmp_path)

    assert run.output.split("\n")[1].startswith("A Alabaster")
    assert "is placing a Valley tile." in run.output


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"rules_version": 99}, "played with rules version 99 of fertility; allowed: 1"),
        ({"fingerprint": "0123456789abcdef"}, "played with other component data of fertility"),
        ({"game": "senet"}, "the record's game is not here: there is no game 'senet'; allowed:"),
        ({"format": "pgn"}, 'not a record: "format" must be "iteru-record"'),
        ({"seats": 9}, "9 seats are not allowed; allowed: 2 to 4"),
        ({"moves": ["place nothing"]}, "move 1 of the record: 'place nothing' is no action"),
        ({"moves": ["supply no more"]}, 'move 1 of the record: seat 1 cannot "supply no more" now'),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused(
    finished: Finished, tmp_path: Path, values: dict[str, object], message: str
) -> None:
    file = changed(finished.record, tmp_path, **values)

    assert message in refused("replay", file, folder=tmp_path)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    (tmp_path / "letter.txt").write_text("Dear Nomarch")

    assert "picture.png: not a record" in refused("replay", "picture.png", folder=tmp_path)
    assert "letter.txt: not a record: no JSON" in refused("replay", "letter.txt", folder=tmp_path)
    assert "cannot be read: Is a directory" in refused("replay", ".", folder=tmp_path)
    assert "none.json: cannot be read" in refused("replay", "none.json", folder=tmp_path)


@pytest.mark.parametrize("number", ["-1", "x", "9" * 5000])
def test_a_move_that_is_not_in_the_record_is_refused(
    finished: Finished, tmp_path: Path, number: str
) -> None:
    moves = len(Record.load(finished.record).moves)

    message = refused("replay", finished.record, f"--to={number}", folder=tmp_path)

    assert message.endswith(f"is not allowed; allowed: whole numbers 0 to {moves}\n")

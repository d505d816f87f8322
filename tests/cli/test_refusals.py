"""Bad arguments: one sentence on stderr that says what is allowed, exit code 2, nothing written."""

from pathlib import Path

import pytest

import iteru
from tests.cli.command import refused
from tests.cli.conftest import Finished

PLAY = ["play", "fertility"]


@pytest.mark.parametrize(
    ("arguments", "messages"),
    [
        (["sing"], ["No such command 'sing'", "See: iteru --help"]),
        (["play"], ["Missing argument 'GAME'", "See: iteru play --help"]),
        (["play", "senet"], [f"there is no game 'senet'; allowed: {', '.join(iteru.games())}"]),
        ([*PLAY, "--speed", "9"], ["No such option: --speed", "See: iteru play --help"]),
        ([*PLAY, "--seats", "me,hrad"], ["there is no bot 'hrad'; allowed: random, greedy"]),
        ([*PLAY, "--seats", "me,,hard"], ["allowed: names with commas between them"]),
        ([*PLAY, "--seats", "me"], ["1 seats are not allowed; allowed: 2 to 4"]),
        ([*PLAY, "--seats", "me,easy,easy,easy,easy"], ["5 seats are not allowed"]),
        ([*PLAY, "--seats", "A" * 21 + ",easy"], ["at most 20 letters"]),
        ([*PLAY, "--seed", "x"], ["--seed 'x' is not allowed; allowed: whole numbers 0 to"]),
        ([*PLAY, "--seed", str(2**53)], ["is not allowed; allowed: whole numbers 0 to"]),
        ([*PLAY, "--option", "mode"], ["--option 'mode' is not allowed; allowed: NAME=VALUE"]),
        ([*PLAY, "--option", "a=b"], ["there is no option 'a'; allowed: mode, quarry"]),
        ([*PLAY, "--option", "mode=x"], ["option mode: 'x' is not allowed; allowed: standard"]),
        (
            [*PLAY, "--option", "mode=standard", "--option", "mode=standard"],
            ["--option mode is given twice; allowed: once"],
        ),
        (
            [*PLAY, "--seats", "me,easy,easy", "--option", "mode=two_player_variant"],
            ["option mode: 'two_player_variant' is for 2 seats, not for 3"],
        ),
        ([*PLAY, "--language", "xx"], ["--language 'xx' is not allowed; allowed: en, pl, fr"]),
        ([*PLAY, "--load", "none.json"], ["none.json: cannot be read"]),
        (["rules", "senet"], ["there is no game 'senet'"]),
        (["rules", "fertility", "99"], ["there is no section '99' in the rules of fertility"]),
        (["bench", "senet"], ["there is no game 'senet'"]),
    ],
    ids=lambda value: " ".join(value)[:50],
)
def test_bad_arguments_are_refused(
    tmp_path: Path, arguments: list[str], messages: list[str]
) -> None:
    error = refused(*arguments, folder=tmp_path)

    for message in messages:
        assert message in error


def test_a_record_for_other_seats_is_refused(finished: Finished, tmp_path: Path) -> None:
    load = [*PLAY, "--load", str(finished.record)]

    error = refused(*load, "--seats", "me,easy,easy", folder=tmp_path)
    assert f"--seats names 3 players; allowed in {finished.record}: 2 players" in error
    assert "--load takes seed and options from the file" in refused(
        *load, "--seed", "1", folder=tmp_path
    )


def test_broken_components_of_the_owner_are_named(tmp_path: Path) -> None:
    (tmp_path / "fertility.toml").write_text('[game]\nid = "fertility"\n')

    error = refused("version", folder=tmp_path, ITERU_COMPONENTS=str(tmp_path))

    assert "fertility.toml: limits: is missing; allowed: game, limits" in error

"""The commands that only show something: help, version, games, rules, bench."""

from pathlib import Path

import pytest

import iteru as engine
from iteru.texts import rules_text
from tests.cli.command import iteru

GAME = engine.load("fertility")
COMMANDS = [
    "play",
    "serve",
    "games",
    "rules",
    "replay",
    "analyse",
    "arena",
    "ratings",
    "train",
    "bench",
]
COMMANDS += ["version"]
GROUPS = {"components": ["check"], "records": ["make", "check"], "puzzles": ["make"]}
WITHIN = [f"{group} {command}" for group, commands in GROUPS.items() for command in commands]


def test_help_names_every_command(tmp_path: Path) -> None:
    for arguments in (["--help"], []):
        run = iteru(*arguments, folder=tmp_path)

        assert run.code == 0
        for command in [*COMMANDS, *GROUPS]:
            assert f"\n  {command} " in run.output


@pytest.mark.parametrize("command", [*COMMANDS, *WITHIN])
def test_every_command_has_help_with_an_example(tmp_path: Path, command: str) -> None:
    run = iteru(*command.split(), "--help", folder=tmp_path)

    assert run.code == 0
    assert f"\n    iteru {command}" in run.output.split("Example")[1]
    described = [line for line in run.output.split("\n") if not line.startswith("    iteru ")]
    assert max(map(len, described)) <= 80
    assert "..." not in run.output.split("Example")[0].split("\n\n")[1]  # nothing is cut off


def test_version_tells_build_rules_and_data(tmp_path: Path) -> None:
    run = iteru("version", folder=tmp_path)

    assert run.code == 0
    assert run.output.startswith(f"iteru {engine.__version__}, {engine.build()}\nPython 3.")
    assert f"fertility: rules version 1, data {GAME.fingerprint}\n" in run.output


def test_games_lists_seats_and_options(tmp_path: Path) -> None:
    run = iteru("games", folder=tmp_path)

    assert "fertility: Fertility, 2 to 4 players\n" in run.output
    assert "--option mode=standard standard game (default)" in run.words
    assert "--option mode=two_player_variant 2-player variant (with 2 players)" in run.words
    assert "--seats me,hard" in run.output


def test_rules_come_out_as_they_are_where_there_is_no_terminal(tmp_path: Path) -> None:
    whole = iteru("rules", "fertility", "--language", "pl", folder=tmp_path)
    section = iteru("rules", "fertility", "F4.3", folder=tmp_path)

    assert whole.output == rules_text(GAME, "pl")
    assert section.output == rules_text(GAME, "en", "4.3")


def test_bench_tells_figures_and_build(tmp_path: Path) -> None:
    run = iteru("bench", "fertility", folder=tmp_path)

    assert run.code == 0
    assert f"Iteru runs {engine.build()} here." in run.output
    figures = next(line for line in run.output.split("\n") if line.strip().startswith("4 seats"))
    assert all(int(figure.replace(",", "")) > 0 for figure in figures.split()[2:])

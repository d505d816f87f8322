"""`iteru play`: a game in the terminal, driven through pipes."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

import iteru as engine
from iteru import Record
from iteru.texts import Catalogue
from tests.cli.command import arguments_of, environment, iteru
from tests.cli.conftest import Finished

GAME = engine.load("fertility")
TEXTS = Catalogue("en", GAME)
SEED = next(seed for seed in range(99) if GAME.new(2, seed).to_move == 0)
TILES = [GAME.notation(code).split()[1] for code in GAME.new(2, SEED).legal()]
PLAY = ("play", "fertility", "--seats", "Ala,random", "--seed", str(SEED))


def first_move() -> str:
    return GAME.notation(GAME.new(2, SEED).legal()[0])


def test_a_whole_game_is_played_to_the_end(finished: Finished) -> None:
    output = finished.run.output

    assert finished.run.code == 0, finished.run.errors
    assert "Fertility: Ala and Bot (greedy). Seed 3." in output
    assert f"Ala: {TEXTS.text('prompt-place')}" in output
    assert "Bot (greedy) places" in output  # the log tells what happened since
    assert TEXTS.text("table-over") in output


def test_the_end_shows_parts_totals_places_and_winner(finished: Finished) -> None:
    record = Record.load(finished.record)
    state = record.replay()
    table = finished.run.output.split(TEXTS.text("table-over"))[1]
    rows = {line.split("  ")[0].strip(): line.split()[-2:] for line in table.split("\n") if line}

    for part, name in (("generic", "Generic Shops"), ("wheat", "Wheat Storehouse")):
        assert rows[name] == [str(state.parts(seat)[part]) for seat in (0, 1)]
    assert rows["Total"] == [str(points) for points in state.scores()]
    assert rows["Place"] == [str(place) for place in state.ranking()]
    winner = ["Ala", "Bot (greedy)"][state.ranking().index(1)]
    assert f"{winner} wins!" in table


def test_the_record_of_the_end_is_the_game_that_was_played(finished: Finished) -> None:
    record = Record.load(finished.record)

    assert record.replay().over
    assert (record.game, record.seats, record.seed) == ("fertility", 2, 3)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """One sitting with everything that may be typed: the output, and the folder."""
    folder = tmp_path_factory.mktemp("session")
    lines = [
        first_move(),
        "u",
        "u",
        "zzz",
        "0",
        "77",
        first_move().split()[-2],  # a square: part of a notation
        "",
        "h",
        "?",
        "r 4.3.8",
        "r 99",
        "s",
        "",
        "s no-folder/game.json",
        first_move().upper(),
        "s game.json",
        "s game.json",
        "no",
        "b",
        "1",
        "l game.json",
        "l nothing.json",
        "q",
        "left.json",
    ]
    run = iteru(*PLAY, folder=folder, typed="\n".join(lines) + "\n")
    assert run.code == 0, run.errors
    return run.words, folder


def test_a_notation_typed_in_full_is_played_and_undone(session: tuple[str, Path]) -> None:
    output, _ = session

    before, after = output.split(TEXTS.text("table-undone"))
    assert "Ala places" in before
    assert TEXTS.text("table-nothing-to-undo") in after


def test_what_is_no_choice_is_answered_with_what_is_allowed(session: tuple[str, Path]) -> None:
    output, _ = session

    assert TEXTS.text("table-no-match", typed="zzz") in output
    kinds = len({"-".join(sorted(tile.split("-"))) for tile in TILES})
    for number in ("0", "77"):
        answer = output.split(f"Your choice > {number} ")[1]
        assert answer.startswith(TEXTS.text("table-not-a-choice", count=kinds))


def test_part_of_a_notation_leaves_the_choices_that_fit(session: tuple[str, Path]) -> None:
    output, _ = session
    square = first_move().split()[-2]

    answer = output.split(f"Your choice > {square} ")[1].split("Your choice >")[0]

    assert TEXTS.text("table-back") in answer
    for line in answer.split("Place ")[1:]:
        assert square in line


def test_the_hint_names_choice_share_and_expected_result(session: tuple[str, Path]) -> None:
    output, _ = session

    hint = output.split("Your choice > h ")[1].split("Your choice >")[0]
    assert re.match(r"Hint: Place .+ on .+ \(\d+%\) ", hint)
    expected = TEXTS.text("table-hint-expected", percent=0).partition("0")
    assert re.search(re.escape(expected[0]) + r"\d+" + re.escape(expected[2]), hint)


def test_help_tells_about_the_decision_its_rule_and_the_commands(
    session: tuple[str, Path],
) -> None:
    output, _ = session

    assert GAME.describe(GAME.new(2, SEED).legal()[0])["rule"] == "F4.1"
    assert " ".join(TEXTS.text("help-place").split()) in output
    assert "4.1.7" in output
    assert " ".join(TEXTS.text("table-help").split()) in output


def test_rules_are_shown_by_section(session: tuple[str, Path]) -> None:
    output, _ = session

    assert "4.3.8" in output
    assert "there is no section '99' in the rules of fertility; allowed: 1." in output


def test_saving_asks_before_it_overwrites_and_says_why_it_cannot(
    session: tuple[str, Path],
) -> None:
    output, folder = session

    assert "no-folder is no folder; allowed: a file in a folder that exists" in output
    assert TEXTS.text("table-saved", file="game.json") in output
    question = TEXTS.text("table-overwrite", file="game.json")
    assert f"{question} (yes/no) no {TEXTS.text('table-not-saved')}" in output
    assert Record.load(folder / "game.json").moves == [first_move()]


def test_loading_goes_on_from_the_record(session: tuple[str, Path]) -> None:
    output, folder = session

    assert TEXTS.text("table-loaded", file="game.json") in output
    assert "nothing.json: cannot be read: No such file or directory" in output
    assert Record.load(folder / "left.json") == Record.load(folder / "game.json")
    assert sorted(path.name for path in folder.iterdir()) == ["game.json", "left.json"]


def test_a_saved_game_goes_on_with_load(finished: Finished, tmp_path: Path) -> None:
    record = Record.load(finished.record)
    begun = Record.begin("fertility", 2, SEED)
    begun.moves.append(first_move())
    begun.save(tmp_path / "begun.json")

    run = iteru("play", "fertility", "--load", "begun.json", folder=tmp_path)
    over = iteru("play", "fertility", "--load", finished.record, folder=tmp_path)

    assert run.code == over.code == 0
    assert f"Player 1 and Bot (medium). Seed {SEED}." in run.output
    assert "Player 1: Place" not in run.output  # that move is made
    assert "Player 1: " in run.output
    assert f" {record.replay().scores()[0]} " in over.output.split(TEXTS.text("table-over"))[1]


def test_end_of_input_is_a_polite_end(tmp_path: Path) -> None:
    run = iteru(*PLAY, folder=tmp_path)

    assert run.code == 0
    assert run.output.endswith(TEXTS.text("table-quit") + "\n")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_is_a_polite_end(tmp_path: Path) -> None:
    process = subprocess.Popen(
        arguments_of(PLAY),
        cwd=tmp_path,
        env=environment({"PYTHONUNBUFFERED": "1"}),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    shown = b""
    while b"Your choice >" not in shown:
        piece = os.read(process.stdout.fileno(), 4096)
        assert piece, "the game ended before it asked"
        shown += piece
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=30)

    assert process.returncode == 130
    assert output.decode().endswith(TEXTS.text("table-quit") + "\n")
    assert errors == b""


def test_bots_alone_play_the_same_game_again(tmp_path: Path) -> None:
    arguments = ("play", "fertility", "--seats", "greedy,random,random", "--seed", "5")

    first = iteru(*arguments, folder=tmp_path)
    second = iteru(*arguments, folder=tmp_path)

    assert first == second
    assert "Fertility: Bot (greedy), Bot (random) 2 and Bot (random) 3. Seed 5." in first.output
    assert TEXTS.text("table-over") in first.output


@pytest.mark.parametrize(
    ("arguments", "changes", "expected"),
    [
        ([], {"LANG": "pl_PL.UTF-8"}, "Ala: Połóż"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "Ala: Posez"),
        (["--language", "en"], {"LANG": "pl_PL.UTF-8"}, "Ala: Place"),
        ([], {"LANG": "de_DE.UTF-8"}, "Ala: Place"),
    ],
)
def test_the_language_is_the_asked_one_or_that_of_the_environment(
    tmp_path: Path, arguments: list[str], changes: dict[str, str], expected: str
) -> None:
    run = iteru(*PLAY, *arguments, folder=tmp_path, **changes)

    assert expected in run.output


def test_options_and_people_of_any_number(tmp_path: Path) -> None:
    run = iteru(
        *("play", "fertility", "--seats", "Ala,Żaneta", "--option", "mode=two_player_variant"),
        folder=tmp_path,
        typed="q\n",
    )

    assert run.code == 0
    assert "Fertility: Ala and Żaneta. Seed " in run.output
    assert "Draw pile    30" in run.output  # 39 tiles instead of 24 (F12.2)

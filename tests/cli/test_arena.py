"""`iteru arena`: bots against each other, results as a table, as JSON and as records."""

import json
import os
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from iteru import Record
from tests.cli.command import Run, arguments_of, contents, environment, iteru, refused

ARENA = ("arena", "fertility", "--seats", "greedy,random,random", "--games", "6", "--seed", "4")


@dataclass(frozen=True)
class Played:
    run: Run
    folder: Path


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("arena")
    files = ("--json", "results.json", "--records", "games")
    return Played(iteru(*ARENA, *files, "--jobs", "2", folder=folder), folder)


def test_the_table_shows_rates_intervals_scores_and_times(played: Played) -> None:
    assert played.run.code == 0, played.run.errors
    results = json.loads((played.folder / "results.json").read_text())
    greedy = results["standings"][0]
    row = next(line for line in played.run.output.split("\n") if line.startswith(" greedy"))
    assert row.split()[1:6] == [
        f"{greedy['win_rate']:.1%}",
        f"{greedy['low']:.1%}",
        "to",
        f"{greedy['high']:.1%}",
        f"{greedy['mean_score']:.1f}",
    ]
    assert row.count(" ms") == 2


def test_no_progress_bar_where_there_is_no_terminal(played: Played) -> None:
    assert played.run.errors == ""


def test_json_holds_the_arguments_and_all_standings(played: Played) -> None:
    results = json.loads((played.folder / "results.json").read_text())

    assert (results["game"], results["seed"], results["games"]) == ("fertility", 4, 6)
    assert [standing["bot"] for standing in results["standings"]] == ["greedy", "random", "random"]
    assert sum(standing["wins"] for standing in results["standings"]) == pytest.approx(6)


def test_every_game_is_saved_as_a_record(played: Played) -> None:
    records = [Record.load(path) for path in (played.folder / "games").iterdir()]

    assert len(records) == 6
    assert all(record.seats == 3 and record.replay().over for record in records)
    assert len({record.seed for record in records}) == 2  # each deal is played from all seats


def test_one_process_plays_the_same_games_as_two(played: Played, tmp_path: Path) -> None:
    iteru(*ARENA, "--records", "games", folder=tmp_path)

    assert contents(tmp_path / "games") == contents(played.folder / "games")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "me,easy"], "there is no bot 'me'; allowed: random, greedy"),
        (["--seats", "easy"], "1 seats are not allowed; allowed: 2 to 4"),
        (["--games", "0"], "--games '0' is not allowed; allowed: whole numbers 1 to"),
        (["--jobs", "many"], "--jobs 'many' is not allowed; allowed: whole numbers 1 to"),
        (["--json", "kept.json"], "kept.json exists already; allowed: another name, or --force"),
        (["--json", "none/results.json"], "none is no folder; allowed: a file in a folder"),
        (["--records", "kept.json"], "kept.json is no folder; allowed: a folder that is empty"),
        (["--records", "full"], "full is not empty; allowed: an empty folder, or --force"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_not_allowed_is_refused_before_anything_is_written(
    tmp_path: Path, arguments: list[str], message: str
) -> None:
    (tmp_path / "kept.json").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "game.json").write_text("mine")

    assert message in refused("arena", "fertility", *arguments, folder=tmp_path)


def test_force_overwrites(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("mine")
    arguments = ("--seats", "random,random", "--games", "1", "--json", "kept.json", "--force")

    assert iteru("arena", "fertility", *arguments, folder=tmp_path).code == 0
    assert json.loads((tmp_path / "kept.json").read_text())["games"] == 1


def test_ctrl_c_ends_all_processes_without_a_word(tmp_path: Path) -> None:
    """As a terminal does, the signal goes to the whole group of processes."""
    endless = ("arena", "fertility", "--seats", "random,random")
    process = subprocess.Popen(
        arguments_of([*endless, "--games", "5000", "--jobs", "2", "--records", "games"]),
        cwd=tmp_path,
        env=environment({}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        while len(list(tmp_path.glob("games/*.json"))) < 30:  # both processes are at work
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)

    assert process.returncode == 130
    assert output == b""
    assert b"Traceback" not in errors


def test_a_bar_ends_the_arena_and_the_games_are_rated(tmp_path: Path) -> None:
    arena = ("arena", "fertility", "--seats", "greedy,random", "--games", "100")

    first = iteru(*arena, "--until-sure", "60", "--keep", "kept.jsonl", folder=tmp_path)
    games = len((tmp_path / "kept.jsonl").read_text().splitlines())
    rated = iteru("ratings", "--anchor", "random", "kept.jsonl", folder=tmp_path)

    assert f"greedy reaches 60% after {games} games (sure)" in first.output
    assert 16 <= games < 40
    rows = [line.split() for line in rated.output.splitlines() if line.strip()]
    assert [row[0] for row in rows[-2:]] == ["greedy", "random"]
    assert int(rows[-2][1]) > 200
    assert rows[-1][1:] == ["0", "0", "to", "0", str(games)]


def test_ratings_of_two_games_are_refused(tmp_path: Path) -> None:
    for game in ("fertility", "egizia"):
        arguments = ("--seats", "random,random", "--games", "1", "--keep", f"{game}.jsonl")
        assert iteru("arena", game, *arguments, folder=tmp_path).code == 0

    files = ("fertility.jsonl", "egizia.jsonl")
    told = refused("ratings", "--anchor", "random", *files, folder=tmp_path)
    assert "games of egizia, fertility are not allowed; allowed: games of one game" in told

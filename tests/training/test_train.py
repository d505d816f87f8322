"""Generations, with a stand-in for the optimiser; what was stopped ends the same."""

import os
import signal
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

import iteru
from iteru.bots.network_file import read_file, read_network
from iteru.training.learned import Learned
from iteru.training.outcome import best_of, outcomes
from iteru.training.plan import Plan, network_path, positions_file
from iteru.training.positions import Positions
from iteru.training.train import export, player, train
from iteru.work import Workforce, on_this_machine
from tests.training.pupils import PLAN, contents, guessed

TWO = 2  # generations


class Stopped(Exception):
    """As if the power had failed."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training of two generations without a stop, at a place to which it can be moved."""
    folder = tmp_path_factory.mktemp("made") / "training"
    train(folder, PLAN, TWO, guessed)
    return folder


def test_a_generation_plays_learns_and_meets_the_best(made: Path) -> None:
    found = outcomes(made)
    assert [outcome.generation for outcome in found] == [0, 1]
    for outcome in found:
        assert [gate.seats for gate in outcome.gates] == [2]
        assert outcome.aside[outcome.best] == 0.65
        read_network(network_path(made, outcome.generation), iteru.load("fertility"))
    positions = Positions.read(positions_file(made, 0, 2))
    assert set(positions.games) == {2, 3}
    assert set(positions.seats) == {2}
    assert player(made, PLAN, 0) == "random"
    best = best_of(made)
    path = "none" if best is None else str(network_path(made, best))
    assert player(made, PLAN, 2) == f"search:1@{path}"


def test_the_report_tells_it(made: Path) -> None:
    report = (made / "report.md").read_text()
    assert "# Training of fertility" in report
    assert all(gate.sentence() in report for one in outcomes(made) for gate in one.gates)
    assert (made / "curves.svg").read_text().count("<polyline") == TWO


@pytest.mark.parametrize("stop", range(0, 12, 2))
def test_what_was_stopped_anywhere_ends_the_same(made: Path, tmp_path: Path, stop: int) -> None:
    told = 0

    def count(what: str, done: int, of: int) -> None:
        nonlocal told
        told += 1
        if told == stop + 1:
            raise Stopped

    kept = made.rename(tmp_path / "kept")  # names of bots hold the folder's
    try:
        with pytest.raises(Stopped):
            train(made, PLAN, TWO, guessed, progress=count)
        train(made, PLAN, TWO, guessed)
        assert contents(made) == contents(kept)
    finally:
        again = made.rename(tmp_path / "again")
        kept.rename(made)
    assert again.exists()


def train_slowly(folder: Path) -> None:
    train(folder, replace(PLAN, teacher="search:3"), 1, guessed)


def test_a_killed_training_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "training"
    process = get_context("spawn").Process(target=train_slowly, args=(folder,))
    process.start()
    assert process.pid is not None
    while not positions_file(folder, 0, 0).exists():
        process.join(0.01)
        assert process.exitcode is None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    killed = contents(folder)
    train_slowly(folder)
    whole = contents(folder)
    assert killed.items() <= whole.items()
    folder.rename(tmp_path / "killed")
    train_slowly(folder)
    assert contents(folder) == whole


def test_processes_make_the_same(made: Path, tmp_path: Path) -> None:
    with Workforce(on_this_machine(2)) as workforce:
        train(tmp_path / "training", PLAN, 1, guessed, workforce=workforce)
    for path in ("games/000-00000.positions", "games/000-00002.positions", "networks/000.json"):
        assert (tmp_path / "training" / path).read_bytes() == (made / path).read_bytes()


def test_settings_are_changed_by_name() -> None:
    changed = PLAN.with_changes(["mix=0.7", "first=64", "parts=no", "judgement=replaced"])
    wanted = replace(PLAN, mix=0.7, first=64, parts=False, judgement="replaced")
    assert changed == wanted


def test_a_plan_may_look_at_few_features_or_none() -> None:
    names = iteru.load(PLAN.game).features
    assert PLAN.looked_at() == set(range(len(names)))
    few = PLAN.with_changes(["features=to move,pile"])
    assert {names[number] for number in few.looked_at()} == {"to move", "pile"}
    assert replace(PLAN, features="").looked_at() == set()


def test_another_plan_or_folder_is_refused(made: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds another training"):
        train(made, replace(PLAN, games=6), TWO, guessed)
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(ValueError, match="is not empty"):
        train(tmp_path, PLAN, TWO, guessed)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (replace(PLAN, game="pharaon", seats=[1]), "allowed: 2 or more"),
        (replace(PLAN, seats=[2, 2]), "each once"),
        (replace(PLAN, seats=[9]), "9"),
        (replace(PLAN, teacher="nobody"), "there is no bot 'nobody'"),
        (replace(PLAN, judgement="doubled"), "allowed: corrected, replaced"),
        (replace(PLAN, features="to move,moon"), "there is no feature 'moon'; allowed: asked"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is_written(
    tmp_path: Path, plan: Plan, sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        train(tmp_path / "training", plan, 1, guessed)
    assert not (tmp_path / "training").exists()


def test_weights_that_rounding_would_change_are_refused(tmp_path: Path) -> None:
    def large(*arguments: object) -> Learned:
        learned = guessed(*arguments)  # type: ignore[arg-type]
        return replace(learned, weights=[100 * weight for weight in learned.weights])

    with pytest.raises(ValueError, match="a weight is beyond"):
        train(tmp_path / "training", PLAN, 1, large)
    assert not network_path(tmp_path / "training", 0).exists()


def test_the_best_is_exported_with_its_gain(made: Path, tmp_path: Path) -> None:
    best = best_of(made)
    if best is None:
        with pytest.raises(ValueError, match="no network has passed its gate yet"):
            export(made, tmp_path / "network.json")
        return
    assert export(made, tmp_path / "network.json") == best
    file = read_file(tmp_path / "network.json")
    assert file.gain == outcomes(made)[best].gates[0].sentence()
    assert '"teacher": "random"' in file.recipe["plan"]

"""`iteru analyse` and `iteru puzzles make`: what is kept is gone on from, and what is refused."""

import json
from pathlib import Path

import pytest

from iteru.analysis.puzzle import Collection, shipped
from tests.analysis.games import recorded
from tests.cli.command import iteru, refused

MOVES = 4  # read interpreted, too


@pytest.mark.slow
def test_an_analysis_is_told_kept_and_gone_on_with(tmp_path: Path) -> None:
    recorded("fertility-2-greedy", MOVES).save(tmp_path / "game.json")
    asked = ("analyse", "game.json", "--quick", "--json", "analysis.json")

    run = iteru(*asked, folder=tmp_path)

    assert run.code == 0, run.errors
    assert "Player 1:" in run.output
    assert "choices sound" in run.output
    kept = json.loads((tmp_path / "analysis.json").read_text())
    assert (kept["read"], kept["of"], len(kept["decisions"])) == (MOVES, MOVES, MOVES)
    again = iteru(*asked, folder=tmp_path)
    assert again.output == run.output
    assert json.loads((tmp_path / "analysis.json").read_text()) == kept


def test_puzzles_are_made_up_to_the_number_and_no_further(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    Collection(shipped("fertility")[:2], next_seed=7).save(file)
    before = file.read_text(encoding="utf-8")

    run = iteru(
        "puzzles", "make", "fertility", str(file), "--number", "2", "--jobs", "2", folder=tmp_path
    )

    assert run.code == 0, run.errors
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.slow
def test_other_files_are_refused(tmp_path: Path) -> None:
    for moves, name in ((MOVES, "game.json"), (0, "other.json")):
        recorded("fertility-2-greedy", moves).save(tmp_path / name)
    iteru("analyse", "other.json", "--json", "analysis.json", folder=tmp_path)

    said = refused("analyse", "game.json", "--json", "analysis.json", folder=tmp_path)
    assert "is the analysis of another game; allowed: a new file, or --force" in said
    said = refused("analyse", "game.json", "--json", "other.json", folder=tmp_path)
    assert "not an analysis" in said
    said = refused("puzzles", "make", "fertility", "other.json", folder=tmp_path)
    assert "not a collection of puzzles" in said
    said = refused("puzzles", "make", "fertility", "new.json", "--grades", "2,4", folder=tmp_path)
    assert "--grades" in said
    said = refused("analyse", "game.json", "--jobs", "0", folder=tmp_path)
    assert "allowed: whole numbers" in said

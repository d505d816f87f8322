"""`make soak`: proofs go on where they were stopped, and begin anew when their code changes."""

import json
import time
from functools import partial
from pathlib import Path

import pytest

from benchmarks.soak import ledger as ledgers
from benchmarks.soak import random_games
from benchmarks.soak.ledger import Ledger
from benchmarks.soak.proof import Disproved, Figures, Proof
from benchmarks.soak.registry import PROOFS
from benchmarks.soak.run import Soak
from iteru.work import Workforce, on_this_machine


def count(wrong: int, first: int, number: int) -> Figures:
    """All numbers hold but one."""
    if first <= wrong < first + number:
        raise Disproved(f"{wrong} is wrong")
    return {"numbers": number}


def proof(name: str, wrong: int = -1) -> Proof:
    return Proof(name, "Numbers hold.", "numbers", 95, 10, partial(count, wrong), ("kernel/**/*",))


def go_on(ledger: Ledger, seconds: float = 60.0) -> None:
    with Workforce(on_this_machine(2)) as workforce:
        Soak(ledger, workforce, 2).go_on(time.monotonic() + seconds)


@pytest.mark.slow
def test_a_proof_is_done_when_all_its_cases_hold(tmp_path: Path) -> None:
    ledger = Ledger([proof("one")], tmp_path)
    go_on(ledger)

    kept = json.loads((tmp_path / "soak.json").read_text())["one"]
    assert (kept["done"], kept["figures"], kept["fault"]) == (95, {"numbers": 95}, "")
    assert "| one | 95 | 95 | 95 numbers |" in (tmp_path / "soak.md").read_text()
    assert Ledger([proof("one")], tmp_path).open() == []


@pytest.mark.slow
def test_a_proof_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first = Ledger([proof("one"), proof("two")], tmp_path, only="two")
    first.add(proof("two"), 40, 1.0, {"numbers": 40})
    go_on(first, seconds=0.0)  # there is no time
    assert first.accounts["two"].done == 40

    second = Ledger([proof("one"), proof("two")], tmp_path, only="two")
    go_on(second)
    assert second.accounts["two"].figures == {"numbers": 95}
    assert second.accounts["one"].done == 0


@pytest.mark.slow
def test_what_is_disproved_says_where_and_ends(tmp_path: Path) -> None:
    ledger = Ledger([proof("right"), proof("wrong", wrong=57)], tmp_path)
    go_on(ledger)

    assert ledger.accounts["right"].done == 95
    assert ledger.accounts["wrong"].done <= 50
    assert "57 is wrong" in ledger.accounts["wrong"].fault
    assert "57 is wrong" in (tmp_path / "soak.md").read_text()


def test_a_proof_begins_anew_when_its_code_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "src/kernel/rule.py"
    module.parent.mkdir(parents=True)
    module.write_text("POINTS = 1\n")
    monkeypatch.setattr(ledgers, "SOURCE", tmp_path / "src")
    Ledger([proof("one")], tmp_path).add(proof("one"), 40, 1.0, {})
    assert Ledger([proof("one")], tmp_path).accounts["one"].done == 40

    module.write_text("POINTS = 2\n")
    assert Ledger([proof("one")], tmp_path).accounts["one"].done == 0


def test_what_was_shown_before_a_change_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "src/kernel/rule.py"
    module.parent.mkdir(parents=True)
    monkeypatch.setattr(ledgers, "SOURCE", tmp_path / "src")
    one, part = proof("one"), proof("part")
    for points, done in enumerate((95, 10, 20)):
        module.write_text(f"POINTS = {points}\n")
        ledger = Ledger([one, part], tmp_path)
        ledger.add(one, done, 1.0, {})
        ledger.add(part, 40, 1.0, {})

    report = (tmp_path / "soak.md").read_text()
    assert "| one | 20 (95 before the last change) | 95 |" in report
    assert "| part | 40 | 95 |" in report


@pytest.mark.parametrize("one", PROOFS[:4], ids=lambda one: str(one.name))
def test_random_games_hold(one: Proof) -> None:
    """Of each game a few: always the same ones."""
    assert one.try_slice(3, 2) == one.try_slice(3, 2)
    assert one.try_slice(0, 1)["decisions"] > 10


def test_a_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "TOO_LONG", 20)
    with pytest.raises(Disproved, match=r"fertility.*seed 7, after 25 decisions.*does not end"):
        random_games.play("fertility", 7)

"""The conformance suite: a sound game passes, and each planted fault is found by its law."""

import json
import pickle

import pytest

from iteru.kernel.record import Record
from iteru.testing import ConformanceError, Report, check_game
from tests.conftest import scaled
from tests.kernel.faults import FAULTY
from tests.kernel.toy import IBIS, ToyGame, ToyState


def test_a_third_party_game_passes() -> None:
    report = check_game(ToyGame("ibis-at-home", ToyState), games=scaled(60))
    assert report.settings == 6
    assert report.games == max(6, scaled(60))
    assert report.decisions > report.looks > report.games
    assert report.pairs > report.hidden_pairs > 0
    assert not report.installed
    assert "not installed" in str(report)


def test_an_installed_game_is_replayed_and_undone(ibis: ToyGame) -> None:
    report = check_game(ibis, games=1)
    assert report.installed
    assert report.laws["undo takes back own decisions"] == report.games
    assert "not installed" not in str(report)


def test_equal_arguments_give_equal_runs() -> None:
    assert check_game(IBIS, 1, seed=5) == check_game(IBIS, 1, seed=5) != check_game(IBIS, 1, seed=6)


@pytest.mark.parametrize(("game", "law"), FAULTY, ids=[game.id for game, _ in FAULTY])
def test_a_planted_fault_is_found_by_its_law(game: ToyGame, law: str) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(game, games=12, max_decisions=200)
    assert caught.value.law == law


def test_every_law_is_broken_by_a_fault() -> None:
    """But for two that the kernel keeps, for a game that keeps the others."""
    laws = set(check_game(IBIS, games=1).laws)
    by_the_kernel = {"records come back exactly", "undo takes back own decisions"}
    assert laws == {law for _, law in FAULTY} | by_the_kernel


def test_an_error_leads_back_to_its_place() -> None:
    game = next(game for game, _ in FAULTY if game.id == "stonesvanish")
    with pytest.raises(ConformanceError) as caught:
        check_game(game, games=12)
    error = caught.value
    record = Record.from_json(error.record)
    state = game.new(record.seats, record.seed, record.options)
    for text in record.moves:
        state.check()
        state.play(game.parse(text))
    with pytest.raises(AssertionError, match="T1 stones are conserved"):
        state.check()
    assert f"{record.seats} seats" in error.where
    assert f"seed {record.seed}, after move {len(record.moves)}" in error.where
    assert all(f"{name}={choice}" in error.where for name, choice in record.options.items())


def test_an_error_says_all_in_its_text() -> None:
    game, law = FAULTY[0]
    with pytest.raises(ConformanceError) as caught:
        check_game(game, games=12)
    text = str(caught.value)
    assert text.startswith(f'"{law}" is broken by {game.id}, ')
    assert caught.value.finding in text
    assert caught.value.statement in text
    assert json.loads(caught.value.record)["format"] == "iteru-record"
    assert text.endswith(caught.value.record)
    assert str(pickle.loads(pickle.dumps(caught.value))) == text


def test_a_report_counts_its_laws() -> None:
    report = Report("ibis", True)
    report.count("copies are independent")
    report.count("copies are independent")
    assert report.laws == {"copies are independent": 2}
    assert "ibis keeps 1 laws" in str(report)

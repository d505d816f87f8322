"""The conformance suite: a sound game passes, and each planted fault is found by its law."""

import json
import pickle

import pytest

from iteru.kernel.record import Record
from iteru.testing import ConformanceError, Report, check_game
from tests.conftest import scaled
from tests.kernel.faults import FAULTY
from tests.kernel.toy import IBIS, ToyGame, ToyState


def test_a_strangers_game_passes() -> None:
    report = check_game(IBIS, games=scaled(60))
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


def test_every_law_that_a_game_can_break_is_broken_by_a_fault() -> None:
    """Those not listed are kept by the kernel, or are the ground that others stand on."""
    laws = set(check_game(IBIS, games=1).laws)
    by_the_kernel = {
        "undo takes back own decisions",
        "records come back exactly",
        "determinize fits what the seat knows",
    }
    missing = laws - {law for _, law in FAULTY} - by_the_kernel
    assert missing == set()


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


def test_a_game_whose_data_cannot_be_varied_is_not_called_safe() -> None:
    """restore() that knows only dumps it has given: no leak could ever be found."""
    with pytest.raises(ConformanceError) as caught:
        check_game(Jealous("jealous", JealousState), games=1)
    assert caught.value.law == "leaks can be found"


class JealousState(ToyState):
    def dump(self) -> dict[str, object]:
        data = ToyState.dump(self)
        GIVEN.add(json.dumps(data, sort_keys=True))
        return data


class Jealous(ToyGame):
    def restore(self, data: dict[str, object]) -> ToyState:
        if json.dumps(dict(data), sort_keys=True) not in GIVEN:
            raise ValueError("state: not one of mine")
        return ToyGame.restore(self, data)


GIVEN: set[str] = set()


def test_a_report_counts_its_laws() -> None:
    report = Report("ibis", True)
    report.count("copies are independent")
    report.count("copies are independent")
    assert report.laws == {"copies are independent": 2}
    assert "ibis keeps 1 laws" in str(report)

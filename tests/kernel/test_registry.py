"""Which games exist: those of the package, and third-party ones by entry point."""

import subprocess
import sys
from pathlib import Path

import pytest

import iteru
from iteru.kernel.errors import UnknownGame
from tests.kernel.conftest import install
from tests.kernel.toy import IBIS, ToyGame

ROOT = Path(__file__).parents[2]


def test_the_games_of_the_package_are_found() -> None:
    assert "fertility" in iteru.games()
    assert list(iteru.games()) == sorted(iteru.games())


def test_a_game_is_loaded_once() -> None:
    assert iteru.load("fertility") is iteru.load("fertility")
    assert iteru.load("fertility").id == "fertility"


@pytest.mark.parametrize("name", ["chess", "", "Fertility", "fertility.game", "../fertility"])
def test_an_unknown_game_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        iteru.load(name)
    assert str(caught.value) == f"there is no game {name!r}; allowed: {', '.join(iteru.games())}"


def test_a_third_party_game_is_found(ibis: ToyGame) -> None:
    assert "ibis" in iteru.games()
    assert ibis is IBIS


def test_a_third_party_game_cannot_take_the_place_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "fertility", "tests.kernel.toy")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert iteru.load("fertility") is not IBIS
    assert iteru.games().count("fertility") == 1


def test_a_module_without_a_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "owl", "tests.kernel.conftest")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(UnknownGame, match=r"tests\.kernel\.conftest holds no GAME"):
        iteru.load("owl")


def test_a_third_party_game_plays_in_a_fresh_process(tmp_path: Path) -> None:
    """Found, played, recorded, replayed and pickled, with nothing else imported before."""
    install(tmp_path, "ibis", "tests.kernel.toy")
    program = """
import pickle, sys
sys.path[:0] = sys.argv[1:]
import iteru
match = iteru.Match(iteru.Record.begin("ibis", 2, 7))
while not match.state.over:
    match.play(match.state.legal()[0])
assert match.record.replay().dump() == match.state.dump()
assert pickle.loads(pickle.dumps(match.state)).dump() == match.state.dump()
print(*iteru.games(), match.state.game.id)
"""
    command = [sys.executable, "-c", program, str(tmp_path), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == [*sorted([*iteru.games(), "ibis"]), "ibis"]

"""`iteru components check`: right, or the entry, its fault and what is allowed."""

from pathlib import Path

import iteru as engine
from tests.cli.command import iteru, refused

SHIPPED = Path(engine.load("fertility").folder()) / "box/components.toml"


def test_the_shipped_file_is_right(tmp_path: Path) -> None:
    run = iteru("components", "check", SHIPPED, folder=tmp_path)

    assert run.code == 0
    assert run.output == f"{SHIPPED}: right, a components file of fertility.\n"


def test_a_fault_is_named_with_its_entry_and_what_is_allowed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(SHIPPED.read_text().replace("personal_pool_size = 3", "personal_pool_size = 4"))

    error = refused("components", "check", file, folder=tmp_path)

    assert "mine.toml: limits: personal_pool_size: 4 is not allowed; allowed:" in error


def test_what_is_no_components_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.toml").write_text("Dear Nomarch")
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "senet.toml").write_text('[game]\nid = "senet"\n')

    def check(*arguments: str) -> str:
        return refused("components", "check", *arguments, folder=tmp_path)

    assert "letter.toml: is not TOML" in check("letter.toml")
    assert "none.toml: cannot be read" in check("none.toml")
    assert "empty.toml: game: is missing" in check("empty.toml")
    allowed = ", ".join(engine.games())
    assert f"game: id: 'senet' is not allowed; allowed: {allowed}" in check("senet.toml")
    assert "there is no game 'x'" in check(str(SHIPPED), "--game", "x")

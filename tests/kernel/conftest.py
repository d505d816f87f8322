"""A third-party game, installed for one test."""

from pathlib import Path

import pytest

import iteru
from tests.kernel.toy import IBIS, ToyGame


def install(folder: Path, name: str, module: str) -> None:
    """Puts a package's metadata there, with `module` as the game `name`."""
    metadata = folder / f"stranger_{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: stranger-{name}\nVersion: 1.0\n", encoding="utf-8"
    )
    (metadata / "entry_points.txt").write_text(
        f"[iteru.games]\n{name} = {module}\n", encoding="utf-8"
    )


@pytest.fixture
def ibis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ToyGame:
    """Ibis, as iteru.load() finds it."""
    install(tmp_path, "ibis", "tests.kernel.toy")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert iteru.load("ibis") is IBIS
    return IBIS

"""A game with other component data: in a process of its own, since a game reads it once."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru import ComponentsError

CHILD = """
import json, sys
import iteru
asked = json.load(sys.stdin)
game = iteru.load(asked["game"])
if asked["dump"] is None:
    state = game.new(asked["seats"], asked["seed"])
else:
    state = game.restore(asked["dump"])
for move in asked["moves"]:
    state.play(game.parse(move))
    state.check()
json.dump({
    "fingerprint": game.fingerprint,
    "dump": state.dump(),
    "legal": [game.notation(code) for code in state.legal()],
    "scores": state.scores(),
}, sys.stdout)
"""


def run(folder: Path, code: str, given: object) -> subprocess.CompletedProcess[str]:
    """Runs a script with the folder's components, the same interpreter and the same build."""
    return subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(given),
        env={**os.environ, "ITERU_COMPONENTS": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


class Shipped:
    """The component data that a game ships, to be replaced in part."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (Path(iteru.load(game).folder()) / "box/components.toml").read_text("utf-8")

    def changed(self, changes: Mapping[str, str]) -> str:
        """The shipped data with the first occurrence of each text replaced."""
        text = self.text
        for old, new in changes.items():
            assert old in text, f"the components have no {old!r}"
            text = text.replace(old, new, 1)
        return text

    def check(self, folder: Path, changes: Mapping[str, str]) -> None:
        """As `iteru components check` does."""
        file = folder / "mine.toml"
        file.write_text(self.changed(changes), encoding="utf-8")
        iteru.load(self.game).check_components(str(file))

    def check_fault(self, folder: Path, changes: Mapping[str, str], words: Sequence[str]) -> None:
        """The changed data is refused: by file, with these words, and with what is allowed."""
        with pytest.raises(ComponentsError) as caught:
            self.check(folder, changes)
        text = str(caught.value)
        assert text.startswith("mine.toml: ")
        assert "allowed: " in text
        for word in words:
            assert word in text

    def played(
        self,
        folder: Path,
        changes: Mapping[str, str],
        *,
        dump: Mapping[str, object] | None = None,
        moves: Sequence[str] = (),
        seats: int = 2,
        seed: int = 1,
    ) -> dict[str, Any]:
        """What comes of a new or a dumped game with changed components after these moves."""
        (folder / f"{self.game}.toml").write_text(self.changed(changes), encoding="utf-8")
        given = {"dump": dump, "moves": list(moves), "seats": seats, "seed": seed}
        done = run(folder, CHILD, given | {"game": self.game})
        assert done.returncode == 0, done.stderr
        answer = json.loads(done.stdout)
        assert isinstance(answer, dict)
        return answer

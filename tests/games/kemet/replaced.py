"""Kemet with other component data: in a process of its own, since a game reads it once."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.games.kemet.positions import GAME

SHIPPED_TEXT = (Path(GAME.folder()) / "components.toml").read_text(encoding="utf-8")

CHILD = """
import json, sys
import iteru
game = iteru.load("kemet")
asked = json.load(sys.stdin)
state = game.new(2, 1) if asked["dump"] is None else game.restore(asked["dump"])
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


def changed(changes: Mapping[str, str]) -> str:
    """The shipped data with the first occurrence of each text replaced."""
    text = SHIPPED_TEXT
    for old, new in changes.items():
        assert old in text, f"the components have no {old!r}"
        text = text.replace(old, new, 1)
    return text


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


def played(
    folder: Path,
    changes: Mapping[str, str],
    *,
    dump: Mapping[str, object] | None = None,
    moves: Sequence[str] = (),
) -> dict[str, Any]:
    """What comes of a new or a dumped game with changed components after these moves."""
    (folder / "kemet.toml").write_text(changed(changes), encoding="utf-8")
    done = run(folder, CHILD, {"dump": dump, "moves": list(moves)})
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert isinstance(answer, dict)
    return answer

"""Runs the real `iteru` command and looks at what it did."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

NOT_INHERITED = ("LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "ITERU_COMPONENTS", "NO_COLOR", "TERM")


@dataclass(frozen=True)
class Run:
    code: int
    output: str  # what went to stdout
    errors: str  # what went to stderr

    @property
    def words(self) -> str:
        """The output without line breaks, in which a sentence may have been wrapped."""
        return " ".join(self.output.split())


def environment(changes: dict[str, str]) -> dict[str, str]:
    """A plain terminal in English; PYTHONPATH leads to the same code from any folder."""
    found = {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}
    if "PYTHONPATH" in found:
        paths = found["PYTHONPATH"].split(os.pathsep)
        found["PYTHONPATH"] = os.pathsep.join(str(Path(path).resolve()) for path in paths)
    return found | {"LANG": "C.UTF-8", "TERM": "xterm-256color"} | changes


def arguments_of(arguments: Sequence[str | Path]) -> list[str]:
    return [sys.executable, "-m", "iteru", *map(str, arguments)]


def iteru(*arguments: str | Path, folder: Path, typed: str = "", **changes: str) -> Run:
    """Runs the command in a folder, with these lines typed and these environment variables."""
    done = subprocess.run(
        arguments_of(arguments),
        check=False,
        cwd=folder,
        env=environment(changes),
        input=typed.encode(),
        capture_output=True,
        timeout=120,
    )
    run = Run(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert "Traceback" not in run.output + run.errors, run.errors
    return run


def refused(*arguments: str | Path, folder: Path, typed: str = "", **changes: str) -> str:
    """The sentence with which the command refuses: exit code 2, and nothing is written."""
    before = contents(folder)
    run = iteru(*arguments, folder=folder, typed=typed, **changes)
    assert run.code == 2, run
    assert run.output == ""
    assert run.errors.startswith("iteru: ")
    assert contents(folder) == before
    return run.errors


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, and every folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
        for path in sorted(folder.rglob("*"))
    }

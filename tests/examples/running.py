"""Runs an example as its reader would."""

import subprocess
import sys
from pathlib import Path

from tests.cli.command import environment

FOLDER = Path(__file__).parents[2] / "examples"


def shown_by(example: str, *arguments: str | Path, **changes: str) -> str:
    """What it prints, with these arguments and environment variables."""
    done = subprocess.run(
        [sys.executable, FOLDER / f"{example}.py", *map(str, arguments)],
        env=environment({"OMP_NUM_THREADS": "1", **changes}),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout

"""Lint, types and the quick part of all tests at once: `python -m tools.check [lint]`.

Everything runs from src/, interpreted, and leans on what caches hold from the last time. Each part
tells how long it took; of those that fail, all that they said is shown at the end. With `lint`
nothing is tested, and the client's files are looked at more closely.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHARE_OF_RANDOM_GAMES = "0.01"


def module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]


def command(name: str, *arguments: str) -> list[str]:
    """A command that a package brings along."""
    return [str(Path(sys.executable).parent / name), *arguments]


# Rows of about the same length, side by side. To split the tests costs less than to share them
# between processes that would all collect all of them.
Row = dict[str, list[str]]
GAMES = ("tests/games", "tests/texts")
SERVER = ("tests/server", "tests/cli")
OTHERS = [f"--ignore={folder}" for folder in (*GAMES, *SERVER)]
PYTHON: Row = {
    "style": command("ruff", "check"),
    "format": command("ruff", "format", "--check"),
    "types": command("mypy"),
    "imports": command("lint-imports", "--no-logo", "--cache-dir", "build/import-linter"),
}
CHECK: list[Row] = [
    {"tests of the games": module("pytest", "--quick", "-q", *GAMES)},
    {"tests of server and terminal": module("pytest", "--quick", "-q", *SERVER)},
    {
        "other tests": module("pytest", "--quick", "-q", *OTHERS),
        **PYTHON,
        "client: style and types": module("tools.check_client", "quick"),
        "client: tests": module("tools.check_client", "test"),
    },
]
LINT: list[Row] = [PYTHON, {"client: style and types": module("tools.check_client", "lint")}]


@dataclass(frozen=True)
class Outcome:
    name: str
    succeeded: bool
    said: str


def run(parts: Row) -> list[Outcome]:
    environment = {**os.environ, "PYTHONPATH": "src", "ITERU_TEST_SHARE": SHARE_OF_RANDOM_GAMES}
    outcomes: list[Outcome] = []
    for name, arguments in parts.items():
        begun = time.monotonic()
        done = subprocess.run(
            arguments,
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        seconds = time.monotonic() - begun
        mark = "right" if done.returncode == 0 else "WRONG"
        print(f"{mark}  {seconds:5.1f} s  {name}", flush=True)
        outcomes.append(Outcome(name, done.returncode == 0, done.stdout))
    return outcomes


def main() -> None:
    begun = time.monotonic()
    with ThreadPoolExecutor() as threads:
        rows = list(threads.map(run, LINT if sys.argv[1:] == ["lint"] else CHECK))
    faults = [outcome for row in rows for outcome in row if not outcome.succeeded]
    for fault in faults:
        print(f"\n{fault.name}:\n{fault.said}")
    print(f"{time.monotonic() - begun:.0f} s")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

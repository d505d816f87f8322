"""Lint, types and the quick part of all tests at once: `python -m tools.check`.

Everything runs from src/, interpreted, and leans on what caches hold from the last time. Each part
tells how long it took; of those that fail, all that they said is shown at the end.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CORES = str(os.cpu_count() or 1)
SHARE_OF_RANDOM_GAMES = "0.01"


def module(name: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", name, *arguments]


def command(name: str, *arguments: str) -> list[str]:
    """A command that a package brings along."""
    return [str(Path(sys.executable).parent / name), *arguments]


# Two rows that run side by side; the tests alone take about as long as all the rest.
TESTS = {"tests": module("pytest", "--quick", "-q", "-n", CORES)}
OTHERS = {
    "style": command("ruff", "check"),
    "format": command("ruff", "format", "--check"),
    "types": command("mypy"),
    "imports": command("lint-imports", "--no-logo", "--cache-dir", "build/import-linter"),
    "client: style and types": module("tools.check_client", "quick"),
    "client: tests": module("tools.check_client", "test"),
}


@dataclass(frozen=True)
class Outcome:
    name: str
    succeeded: bool
    said: str


def run(parts: dict[str, list[str]]) -> list[Outcome]:
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
        rows = list(threads.map(run, (TESTS, OTHERS)))
    faults = [outcome for row in rows for outcome in row if not outcome.succeeded]
    for fault in faults:
        print(f"\n{fault.name}:\n{fault.said}")
    print(f"{time.monotonic() - begun:.0f} s")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

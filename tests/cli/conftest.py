"""One whole game, played once by typing, for all tests that need a finished record."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.command import Run, iteru


@dataclass(frozen=True)
class Finished:
    run: Run
    record: Path


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    """The first choice is typed at every question; the last answer, "1", names the record."""
    folder = tmp_path_factory.mktemp("finished")
    run = iteru(
        "play",
        "fertility",
        "--seats",
        "Ala,greedy",
        "--seed",
        "3",
        folder=folder,
        typed="1\n" * 500,
    )
    return Finished(run, folder / "1")

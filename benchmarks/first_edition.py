"""The first edition, built from the repository's history: a fixed opponent, and the old build.

`python -m benchmarks.first_edition` builds it, once for each Python, in a few minutes. Whoever
asks for it below builds it if need be. `hard-1` is its hard bot:

    python -m iteru arena pharaon --seats hard,benchmarks.first_edition:HardOne --games 20
"""

import atexit
import os
import subprocess
import sys
import tempfile
from functools import cache
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from platformdirs import user_cache_path

from benchmarks.builds import Build
from iteru import Record
from iteru.bots.outsider import Outsider

COMMIT = "47e0e670873b"
ROOT = Path(__file__).parents[1]


class HardOne(Outsider):
    """Is told the game so far as a record, and answers as hard did in the first edition."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        built()  # before games begin, perhaps in several processes

    def answer(self, record: Record, seed: int) -> tuple[str, float]:
        found = first_edition().ask(
            do="answer",
            game=record.game,
            seats=record.seats,
            seed=record.seed,
            options=record.options,
            moves=record.moves,
            level="hard",
            decision_seed=seed,
        )
        return found["notation"], found["seconds"]


@cache
def first_edition() -> Build:
    """One for each process; it keeps nothing between questions."""
    build = Build(built())
    atexit.register(build.close)
    return build


def built() -> Path:
    """The folder of the first edition, compiled; ITERU_FIRST_EDITION may name one."""
    if named := os.environ.get("ITERU_FIRST_EDITION"):
        return Path(named)
    python = f"{sys.implementation.name}-{sys.version_info.major}.{sys.version_info.minor}"
    folder = user_cache_path("iteru") / f"first-edition-{COMMIT}-{python}"
    if not folder.exists():
        build(folder)
    return folder


def build(folder: Path) -> None:
    """Whole or not at all."""
    print(f"Building the first edition in {folder} (a few minutes) …", file=sys.stderr, flush=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="first-edition", dir=folder.parent) as work:
        source, target = Path(work, "source"), Path(work, "target")
        with ZipFile(BytesIO(archived())) as archive:
            archive.extractall(source)
        install = ["pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
        environment = os.environ | {"ITERU_NO_CLIENT": "1"}
        environment.pop("PYTHONPATH", None)
        command = [sys.executable, "-m", *install, "--target", str(target), str(source)]
        subprocess.run(command, env=environment, check=True)
        check_compiled(target)
        target.rename(folder)


def sources() -> Path:
    """The folder of the first edition's own files, which run interpreted."""
    folder = user_cache_path("iteru") / f"first-edition-{COMMIT}-sources"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="first-edition", dir=folder.parent) as work:
            with ZipFile(BytesIO(archived())) as archive:
                archive.extractall(work)
            Path(work, "src").rename(folder)
    return folder


def archived() -> bytes:
    """The files of the commit as a zip archive."""
    command = ["git", "-C", str(ROOT), "archive", "--format=zip", COMMIT]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        sys.exit(
            f"The first edition (commit {COMMIT}) is not in this repository's history: "
            f"{done.stderr.decode().strip()}. A shallow clone gets it by: git fetch --unshallow"
        )
    return done.stdout


def check_compiled(folder: Path) -> None:
    command = [sys.executable, "-P", "-c", "import iteru; print(iteru.build())"]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    if done.stdout.strip() != "compiled":
        sys.exit("The first edition was not compiled: a C compiler and mypy are needed.")


if __name__ == "__main__":
    print(built())
